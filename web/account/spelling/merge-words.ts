/** Merges several word files: American and British share nearly all lines. A file's first line is its word count. */
export function mergeWords(files: readonly string[]): string {
  const lines = [...new Set(files.flatMap((file) => file.trim().split('\n').slice(1)))]
  return [lines.length, ...lines].join('\n')
}
