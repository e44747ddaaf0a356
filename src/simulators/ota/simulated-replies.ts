import { element } from '#connectors/suppliers/xml.ts'
import { OTA_NAMESPACE } from '#connectors/suppliers/ota/message.ts'
import type { OtaMessageName } from '#connectors/suppliers/ota/message.ts'

/** An error of a reply: EWT type, ERR code, and text. */
export type OtaError = { type: string; code: string; text: string }

const business = (code: string, text: string): OtaError => ({ type: '3', code, text })

export const OTA_ERRORS = {
  credentials: { type: '4', code: '497', text: 'Authorization error' },
  schema: { type: '7', code: '320', text: 'Invalid value' },
  missingName: { type: '10', code: '310', text: 'Required data missing: last name' },
  noCar: business('221', 'No cars available'),
  rateExpired: business('437', 'Rate no longer available'),
  noPickUp: business('229', 'Pick-up location unknown'),
  noReturn: business('233', 'Return location unknown'),
  noSuchTime: business('15', 'Invalid date'),
  pickUpClosed: business('227', 'Pick-up time outside opening hours'),
  returnClosed: business('214', 'Return time outside opening hours'),
  past: business('226', 'Pick-up date has passed'),
  returnFirst: business('230', 'Return before pick-up'),
  noOneWay: business('224', 'One-way rental not allowed'),
  driver: business('595', 'Driver age not entitled to this car'),
  duplicate: business('127', 'Reservation already exists'),
  unknownBooking: business('284', 'Reservation not found'),
  cancelled: business('95', 'Reservation already cancelled'),
} as const satisfies Record<string, OtaError>

/** Returns a complete reply: success with its payload, or an error. */
export function otaReply(name: OtaMessageName, echo: string, outcome: string | OtaError): string {
  const content =
    typeof outcome === 'string'
      ? element('Success') + outcome
      : element(
          'Errors',
          {},
          element('Error', {
            Type: outcome.type,
            Code: outcome.code,
            ShortText: outcome.text,
            Status: 'NotProcessed',
          }),
        )
  const attributes = { xmlns: OTA_NAMESPACE, Version: '2.008', EchoToken: echo || null }
  // Real systems name the machine that responded.
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- najm-1 & co <1> -->\n${element(`OTA_${name}RS`, attributes, content)}\n`
}
