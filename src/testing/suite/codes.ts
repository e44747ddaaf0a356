/** Codes of ours: words with an underscore, that stand in no language; not in addresses and names of files. */
const CODE = /(?<![\w/?=#.@:-])[a-z]+(?:_[a-z]+)+(?![\w/=@-]|\.\w)/g

/** The codes in a text for readers, where each should be replaced by a message. */
export function codesIn(text: string): string[] {
  return [...new Set(text.match(CODE))]
}
