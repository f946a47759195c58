/** The compiler's files, as the build puts them beside the app. */
declare module 'virtual:cpp-files' {
  /** Their address, with a slash at the end. */
  export const folder: string
  /** The size of each as it is fetched: compressed by gzip. */
  export const bytes: Readonly<Record<'compiler.bin' | 'library.bin', number>>
  export const totalBytes: number
}

/** The script around the compiler's modules: `@yowasp/clang`, which fetches nothing by itself here. */
declare module 'virtual:cpp-clang' {
  /** A folder by the names of what is in it. */
  export type Tree = { [name: string]: Tree | string | Uint8Array }

  /** It has ended with a status other than 0. */
  export class Exit extends Error {
    readonly files: Tree
  }

  export class Application {
    constructor(
      resources: {
        modules(): Promise<Readonly<Record<string, WebAssembly.Module>>>
        filesystem(): Promise<Tree>
      },
      instantiate: unknown,
      name: string,
    )
    /** Without arguments it takes its resources. @throws Exit, RangeError if it makes too large a file */
    run(
      args: readonly string[] | undefined,
      files: Tree,
      options: {
        readonly stdout: (bytes: Uint8Array | null) => void
        readonly stderr: (bytes: Uint8Array | null) => void
        readonly decodeASCII: boolean
        readonly synchronously?: boolean
        readonly fetchProgress?: () => void
      },
    ): Promise<Tree> | Tree
  }

  export const instantiate: unknown
}
