/** Saves a text as a file of the reader's. */
export function saveAs(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(new Blob([text], { type }))
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
