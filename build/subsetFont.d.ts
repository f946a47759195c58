declare module 'subset-font' {
  /** The part of the API that the build uses. @see https://github.com/papandreou/subset-font */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
      readonly keepFeatures: readonly string[]
      readonly noHinting: boolean
    },
  ): Promise<Buffer>
}
