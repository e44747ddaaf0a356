import { mapInSteps, type Steps } from '#kernel/steps.ts'

export type Vocabulary = {
  words: readonly string[]
  /** Returns true if a word starts with `part`. */
  has(part: string): boolean
  /** Calls `seen` with each document that has a word with the prefix `part`, or with `inside`, containing it. */
  visit(part: string, inside: boolean, seen: (document: number) => void): void
}

/** Indexes the words of numbered documents, each with its documents in order. */
export function* createVocabulary(documents: readonly (readonly string[])[]): Steps<Vocabulary> {
  const documentsOf = new Map<string, number[]>()
  yield* mapInSteps(documents, (words, document) => {
    for (const word of new Set(words)) {
      const holders = documentsOf.get(word)
      if (holders) holders.push(document)
      else documentsOf.set(word, [document])
    }
  })
  const words = [...documentsOf.keys()].sort()
  const holders = yield* mapInSteps(words, (word) => Uint32Array.from(documentsOf.get(word) ?? []))

  return {
    words,
    has: (part) => words[firstAtOrAfter(words, part)]?.startsWith(part) ?? false,
    visit(part, inside, seen) {
      const from = inside ? 0 : firstAtOrAfter(words, part)
      for (let at = from; at < words.length; at++) {
        const word = words[at] ?? ''
        if (inside ? word.includes(part) : word.startsWith(part)) holders[at]?.forEach(seen)
        else if (!inside) return
      }
    },
  }
}

function firstAtOrAfter(words: readonly string[], part: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < part) low = middle + 1
    else high = middle
  }
  return low
}
