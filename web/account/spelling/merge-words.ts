/** One word file of several: American and British share nearly all of their lines. The first line of each counts the others. */
export function mergeWords(files: readonly string[]): string {
  const lines = [...new Set(files.flatMap((file) => file.trim().split('\n').slice(1)))]
  return [lines.length, ...lines].join('\n')
}
