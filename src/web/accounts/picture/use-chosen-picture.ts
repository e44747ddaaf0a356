import { useEffect, useState } from 'react'

/** A picture that was chosen and is not sent yet; `preview` is what the browser shows of it, null while it reads. */
export function useChosenPicture() {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    setPreview(null)
    if (!file) return undefined
    // As data: the content policy lets nothing else be shown that is not ours.
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setPreview(reader.result)
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return { file, preview, choose: setFile }
}
