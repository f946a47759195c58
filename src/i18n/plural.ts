export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
