import { z } from 'zod'
import { EmailField, LangIdField, textField } from '#kernel/contract.ts'
import { DriverAgeField, FiltersContract, LimitField, SearchingQuery } from '../search/search.contract.ts'

const { pickup_id, dropoff_id, pickup_date, pickup_time, dropoff_date, dropoff_time, residence } =
  SearchingQuery.shape

export const SearchAlertBody = z.strictObject({
  email: EmailField,
  most: LimitField.meta({ description: 'A mail is sent once a car costs this or less' }),
  pickup_id,
  dropoff_id,
  pickup_date,
  pickup_time,
  dropoff_date,
  dropoff_time,
  driver_age: DriverAgeField.default(30),
  residence,
  filters: FiltersContract.omit({ driverAge: true }).default({}).meta({
    description: 'Which of its cars count, as a search filters them; limits hold beside `most`',
  }),
  with_credit_card: z
    .boolean()
    .default(true)
    .meta({ description: 'False: only cars whose desk asks for none' }),
  page: textField('page_invalid', 300).optional().meta({ description: 'Path of the page with the form' }),
  fax: z.string().max(300).optional().meta({ description: 'Hidden from people; a robot fills it in' }),
  lang_id: LangIdField.optional(),
})

export const SearchAlertReply = z.object({ accepted: z.literal(true) })
export const ConfirmAlertReply = z.object({ state: z.literal('confirmed') })
