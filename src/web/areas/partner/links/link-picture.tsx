import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'

/** A link as a QR code, which is saved as a drawing that prints at any size. */
export function LinkPicture({ link }: { link: string }) {
  const { t } = useTranslation('partner_links')
  const box = useRef<HTMLDivElement>(null)
  const save = () => {
    const drawing = box.current?.querySelector('svg')
    if (drawing) saveAs(drawingFile(drawing), 'qr-code.svg')
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <div ref={box} className="w-44 rounded-field border border-line p-2">
        <QrCode text={link} label={t('link.qr')} className="w-full" />
      </div>
      <Button look="second" onClick={save}>
        <Download aria-hidden="true" className="size-5" />
        {t('link.qr_save')}
      </Button>
    </div>
  )
}

/** Black on white, as the colours of the page are in its style sheet. */
function drawingFile(drawing: SVGSVGElement): Blob {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.removeAttribute('class')
  for (const [part, colour] of [
    ['rect', '#fff'],
    ['path', '#000'],
  ] as const) {
    const shape = copy.querySelector(part)
    shape?.removeAttribute('class')
    shape?.setAttribute('fill', colour)
  }
  return new Blob([copy.outerHTML], { type: 'image/svg+xml' })
}

function saveAs(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
