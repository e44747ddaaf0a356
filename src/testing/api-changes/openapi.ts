/** Parts of an OpenAPI 3.1 document that the comparison reads. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

export type Content = { content?: Readonly<Record<string, { schema?: Schema }>> }

export type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema?: Schema }

export type Operation = {
  parameters?: readonly Parameter[]
  requestBody?: Content & { required?: boolean }
  responses?: Readonly<Record<string, Content>>
}

export type OpenApi = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: {
    schemas?: Readonly<Record<string, Schema>>
    parameters?: Readonly<Record<string, Parameter>>
  }
}
