import { z } from 'zod'
import { MoneyContract, orNull } from '#kernel/contract.ts'

/** Legal names of taxes. India's are of the union, of a state and of a union territory. */
export const TAX_PARTS = ['VAT', 'GST', 'IGST', 'CGST', 'SGST', 'UTGST'] as const

const Party = z.object({ name: z.string(), tax_id: orNull(z.string()) })

/** Tax details of a bill besides its line. They are stored at billing, and never changed. */
export const BillTax = z
  .object({
    day: z.iso.date().meta({ description: 'Of the bill, on the city’s clock' }),
    country: z.string(),
    basis_points: z.int().meta({ description: 'The rate: 500 is 5%' }),
    service_code: orNull(z.string()).meta({ description: 'HSN/SAC', example: '9966' }),
    supplier: Party.extend({
      role: z.enum(['broker', 'owner']).meta({ description: 'Who owes the tax: us, or the vehicle’s owner' }),
    }),
    recipient: Party,
    place_of_supply: z.object({
      country: z.string(),
      region: orNull(z.string()).meta({ description: 'Of India the GST code of the state' }),
    }),
    reverse_charge: z
      .boolean()
      .meta({ description: 'The recipient pays the tax to the state: it is not in the sum' }),
    taxable: MoneyContract,
    tax: MoneyContract.meta({ description: 'Charged, or under reverse charge due by the recipient' }),
    parts: z
      .array(z.object({ name: z.enum(TAX_PARTS), basis_points: z.number(), amount: MoneyContract }))
      .meta({ description: 'What `tax` is made of, such as CGST and SGST' }),
  })
  .meta({ id: 'BillTax' })
export type BillTax = z.infer<typeof BillTax>
