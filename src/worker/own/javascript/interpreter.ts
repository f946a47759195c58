/** The engine in which programs run: QuickJS, compiled to WebAssembly. */
import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'

/** Makes engines. Each program gets one of its own: none finds anything of those before it. */
export class JavaScriptInterpreter {
  readonly #module: WebAssembly.Module

  private constructor(module: WebAssembly.Module) {
    this.#module = module
  }

  /** With all that it takes to make engines: there is no network later on. */
  static async started(module: WebAssembly.Module): Promise<JavaScriptInterpreter> {
    const interpreter = new JavaScriptInterpreter(module)
    await interpreter.engine()
    return interpreter
  }

  async engine(): Promise<QuickJSWASMModule> {
    return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: this.#module }))
  }
}
