/** The compiler's files, which the build puts beside the app. */
declare module 'virtual:cpp-files' {
  /** Base URL, with a trailing slash. */
  export const folder: string
  /** Download size of each file, gzipped. */
  export const bytes: Readonly<Record<'compiler.bin' | 'library.bin', number>>
  export const totalBytes: number
}

/** The wrapper of the compiler's modules, `@yowasp/clang`, patched not to fetch anything. */
declare module 'virtual:cpp-clang' {
  /** A folder: entries by name. */
  export type Tree = { [name: string]: Tree | string | Uint8Array }

  /** Thrown when a tool exits with a nonzero status. */
  export class Exit extends Error {
    readonly files: Tree
  }

  /** The package's tools (compiler and linker), with the modules and files that they need. */
  export class Application {
    constructor(
      resources: {
        modules(): Promise<Readonly<Record<string, WebAssembly.Module>>>
        filesystem(): Promise<Tree>
      },
      instantiate: unknown,
      name: string,
    )
    /** Runs a tool; without arguments, only loads the resources. @throws Exit, RangeError if a file gets too large */
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
