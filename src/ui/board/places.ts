/** Moves what stands in the first place of a board to another: as wide and as high as itself, each is a step of 100 %. */
export function movedTo(row: number, column: number): { readonly transform: string } {
  return { transform: `translate(${column * 100}%, ${row * 100}%)` }
}
