import { PictureWords } from '#platform/link-picture/picture-words.contract.ts'
import { signedTexts } from '#platform/signed-text.ts'

/** We never sign longer tokens. */
const LONGEST = 1500

/** Texts are cut to what an image shows before signing, so that addresses stay short. */
const MAX_CHARACTERS = 120

/**
 * Texts of the image of a search or a car, in the image's own address. Signed, so that others cannot create
 * an image of ours with any place and price. Drawing one queries neither suppliers nor the database.
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

    /** Returns the texts of a token. Null if we did not sign it. */
    read(token: string): PictureWords | null {
      const text = token.length > LONGEST ? null : read(token)
      return text === null ? null : PictureWords.parse(JSON.parse(text))
    },
  }
}
