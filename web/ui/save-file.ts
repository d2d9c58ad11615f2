/** Saves a blob as a file, as a link with `download` would. */
export function saveFile(file: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // Browsers read the blob after click() has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
