import { definePlan, type SupplierManifest } from '../supplier-manifest.ts'
import { OK_MOBILITY_ACCOUNTS } from './accounts.ts'
import { createOkMobility } from './connector.ts'

const { flexible, nonRefundable } = OK_MOBILITY_ACCOUNTS

export const OK_MOBILITY = {
  name: 'okMobility',
  folder: 'ok-mobility',
  address: 'SUPPLIER_OKMOBILITY_URL',
  pictureHosts: 'SUPPLIER_OKMOBILITY_PICTURES',
  meanings: {
    SUPPLIER_OKMOBILITY_URL: 'address of OK Mobility',
    SUPPLIER_OKMOBILITY_COMPANY: 'company code of the account at OK Mobility',
    SUPPLIER_OKMOBILITY_CUSTOMER: 'customer code of the flexible plan',
    SUPPLIER_OKMOBILITY_NR_CUSTOMER: 'customer code of the plan without refunds',
  },
  row: { id: 14, code: 'ok-mobility', name: 'OK Mobility' },
  plans: [
    definePlan({
      id: 'ok-mobility',
      row: { name: 'OKMobility', label: 'Flexible', paymentTiming: 'part', marginBasisPoints: 1000 },
      account: {
        SUPPLIER_OKMOBILITY_COMPANY: flexible.companyCode,
        SUPPLIER_OKMOBILITY_CUSTOMER: flexible.customerCode,
      },
      connect: (connection, account) =>
        createOkMobility({
          ...connection,
          companyCode: account.SUPPLIER_OKMOBILITY_COMPANY,
          customerCode: account.SUPPLIER_OKMOBILITY_CUSTOMER,
        }),
    }),
    definePlan({
      id: 'ok-mobility-nr',
      row: {
        name: 'OKMobility-NR',
        label: 'Non-refundable',
        paymentTiming: 'now',
        marginBasisPoints: 1200,
        nonRefundable: true,
      },
      account: {
        SUPPLIER_OKMOBILITY_COMPANY: nonRefundable.companyCode,
        SUPPLIER_OKMOBILITY_NR_CUSTOMER: nonRefundable.customerCode,
      },
      connect: (connection, account) =>
        createOkMobility({
          ...connection,
          companyCode: account.SUPPLIER_OKMOBILITY_COMPANY,
          customerCode: account.SUPPLIER_OKMOBILITY_NR_CUSTOMER,
        }),
    }),
  ],
  async startSimulator(options) {
    const { startOkMobilitySimulator } = await import('#src/simulators/ok-mobility/simulator.ts')
    return startOkMobilitySimulator(options)
  },
} as const satisfies SupplierManifest
