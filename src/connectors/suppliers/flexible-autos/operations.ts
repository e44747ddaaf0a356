import type { FlexibleAutosAccount } from './accounts.ts'

/** Every parameter an operation declares, in the supplier's spelling. */
export const PARAMETERS = {
  GetCountries: ['Language', 'AdditionalParameters'],
  GetFullLocationDetails: [
    'Language',
    'AdditionalParameters',
    'LocationID',
    'Supplier',
    'IATA',
    'State',
    'Area',
    'Country',
  ],
  CarAvailability: [
    'SIPP',
    'SupplierCode',
    'ProductID',
    'Language',
    'AdditionalParameters',
    'PickupLocationID',
    'DropoffLocationID',
    'PickupDate',
    'DropoffDate',
    'PickUpTime',
    'DropoffTime',
    'DriversAge',
  ],
  PlaceBooking: [
    'RateQualifier',
    'ProductID',
    'SupplierCode',
    'CarType',
    'DriverTitle',
    'DriverInitial',
    'DriverLastName',
    'DriverAge',
    'PickupLocationID',
    'DropoffLocationID',
    'PickupDate',
    'DropoffDate',
    'PickUpTime',
    'DropoffTime',
    'FlightNumber',
    'ERPRequired',
    'Extras',
    'NettCost',
    'AgentRef',
    'AdditionalParameters',
  ],
  CancelBooking: ['FCHReference', 'Language', 'IgnorePayment', 'AdditionalParameters'],
  GetVoucher: ['FCHReference', 'SupplierReference', 'FullVoucher', 'Language', 'AdditionalParameters'],
} as const

export type HorizonOperation = keyof typeof PARAMETERS
export type HorizonValues<Operation extends HorizonOperation> = Partial<
  Record<(typeof PARAMETERS)[Operation][number], string>
>

/** Creates the form of a call. Unset parameters are sent empty: ASP.NET rejects a call without a declared parameter. */
export function horizonForm<Operation extends HorizonOperation>(
  operation: Operation,
  { agentCode, password }: FlexibleAutosAccount,
  values: HorizonValues<Operation>,
): string {
  const sent: Readonly<Record<string, string | undefined>> = values
  const form = new URLSearchParams({ AgentCode: agentCode, Password: password })
  for (const name of PARAMETERS[operation]) form.append(name, sent[name] ?? '')
  return form.toString()
}
