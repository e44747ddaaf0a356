import { isId } from '#kernel/ids.ts'

type Filter<Name extends string, Value> = { readonly [name in Name]?: Value }

/** What an address says of a list, by the names of the call's own query; what it says wrongly counts as not said. */
export function inAddress(address: URLSearchParams) {
  const fitting = <Name extends string>(name: Name, isRight: (text: string) => boolean) => {
    const text = address.get(name) ?? ''
    return (isRight(text) ? { [name]: text } : {}) as Filter<Name, string>
  }
  return {
    /** A text that fits. */
    fitting,
    /** One of some codes. */
    oneOf: <Name extends string, const Code extends string>(name: Name, codes: readonly Code[]) =>
      fitting(name, (text) => (codes as readonly string[]).includes(text)) as Filter<Name, Code>,
    /** What is looked for, without the spaces around it. */
    search(longest: number): Filter<'search', string> {
      const text = address.get('search')?.trim() ?? ''
      return text !== '' && text.length <= longest ? { search: text } : {}
    },
    /** The row after which its page begins. */
    after: () => fitting('after', isId),
  }
}

/** The page of a list that has no filters. */
export function afterIn(address: URLSearchParams): { after?: string } {
  return inAddress(address).after()
}

/** The number of a page; the first, where none is said. */
export function pageIn(address: URLSearchParams): number {
  const page = address.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}
