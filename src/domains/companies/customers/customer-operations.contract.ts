import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import * as contract from './customer.contract.ts'

export const readCustomer = operation({
  method: 'get',
  path: '/api/customer/{id}/detail',
  summary: 'The record of the caller’s company, or of a retail traveller themself',
  access: 'trip person',
  params: contract.TripRecordParam,
  reply: [contract.CustomerContract, 'The record'],
  failures: { customer_not_found: 404 },
})

export const readSupervisor = operation({
  method: 'get',
  path: '/api/supervisor/{id}/detail',
  summary: 'A supervisor of the caller’s company',
  access: 'trip person',
  params: contract.TripRecordParam,
  reply: [contract.SupervisorContract, 'The supervisor'],
  failures: { supervisor_not_found: 404 },
})

export const listCompanions = operation({
  method: 'get',
  path: '/api/traveller/all',
  summary: 'Those whom a supervisor or an admin books for; nobody for a traveller',
  access: 'trip person',
  reply: [contract.CompanionsReply, 'Their profiles'],
})

export const updateCustomer = operation({
  method: 'post',
  path: '/api/customer/update',
  summary: 'Update the record of one’s company, as its admin, or one’s own',
  access: 'trip person',
  limit: { name: 'trip-customer', perMinute: 60 },
  body: contract.UpdateCustomerBody,
  example: {
    name: 'Falcon Trading',
    tax_id: '100234567800003',
    address: { addressLine: 'Corniche 5', city: 'Abu Dhabi', country: 'AE' },
    phone: EXAMPLE.phone,
    email: 'travel@falcon.example',
    approval_required: false,
  },
  reply: [contract.CustomerContract, 'The record as it is now'],
  failures: { admins_only: 403, customer_not_found: 404, company_fields: 422 },
})
