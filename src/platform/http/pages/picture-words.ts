import { PictureWords } from '#platform/link-picture/picture-words.contract.ts'
import { signedTexts } from '#platform/signed-text.ts'

/** Longer tokens are none that we signed. */
const LONGEST = 1500

/** Longer texts than a picture shows are cut before they are signed, so that an address stays short. */
const MAX_CHARACTERS = 120

/**
 * The words of the picture of a search or a car, in the picture's own address. They are signed: nobody else can have a
 * picture of ours say a place and a price, and drawing one asks neither suppliers nor the database.
 */
export function pictureWords(key: Buffer) {
  const { sign, read } = signedTexts(key)
  return {
    sign: ({ title, description, ...words }: PictureWords): string =>
      sign(
        JSON.stringify({
          ...words,
          title: title.slice(0, MAX_CHARACTERS),
          description: description.slice(0, MAX_CHARACTERS),
        }),
      ),

    /** Null: not signed by us. */
    read(token: string): PictureWords | null {
      const text = token.length > LONGEST ? null : read(token)
      return text === null ? null : PictureWords.parse(JSON.parse(text))
    },
  }
}
