import { useEffect, useState } from 'react'

/** A picture that was chosen and is not sent yet; `preview` is what the browser shows of it, null while it reads and where it is no picture. */
export function useChosenPicture() {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    setPreview(null)
    if (!file) return undefined
    // As data: the content policy lets nothing else be shown that is not ours.
    const reader = new FileReader()
    const image = new Image()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') image.src = reader.result
    })
    image.addEventListener('load', () => setPreview(image.src))
    reader.readAsDataURL(file)
    return () => {
      reader.abort()
      image.src = ''
    }
  }, [file])
  return { file, preview, choose: setFile }
}
