/** Codes of ours: words with an underscore, that stand in no language; not in addresses and names of files. */
const CODE = /(?<![\w/?=#.@:-])[a-z]+(?:_[a-z]+)+(?![\w/=@-]|\.\w)/g

/** The codes in a text that somebody reads: each has words instead. */
export function codesIn(text: string): string[] {
  return [...new Set(text.match(CODE))]
}
