import { StyleModule } from 'style-mod'

const sheet = new CSSStyleSheet()
const mounted = new Set<StyleModule>()

/** Has the styles of CodeMirror adopted by the document: the security policy refuses the `<style>` that they would be put into. */
export function adoptStyles(): void {
  StyleModule.mount = (root, modules) => {
    for (const module of [modules].flat()) mounted.add(module)
    sheet.replaceSync(Array.from(mounted, (module) => module.getRules()).join('\n'))
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
}
