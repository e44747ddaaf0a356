const files = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** By namespace, which is the name of the file. */
export const texts = Object.fromEntries(
  Object.entries(files).map(([file, content]) => [file.slice(2, -'.json'.length), content]),
)
