import { useEffect, useState } from 'react'

/** A picture chosen but not yet sent; `preview` is its data URL, null while it loads and if it is no image. */
export function useChosenPicture() {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    setPreview(null)
    if (!file) return undefined
    // As a data URL: the content security policy allows no other image source that is not ours.
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
