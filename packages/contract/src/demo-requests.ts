import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'

export const demoRequestBody = z.object({
  name: z.string().trim().min(1, 'Name is required').max(200, 'Name is too long'),
  email: z
    .string()
    .trim()
    .min(1, 'Business email is required')
    .max(254, 'Email address is too long')
    .pipe(z.email('Invalid email address')),
  phone: z.string().trim().min(1, 'Phone is required').max(50, 'Phone number is too long'),
  company: z.string().trim().max(200, 'Company name is too long').default(''),
  businessDescription: z
    .string()
    .trim()
    .max(2000, 'Please use at most 2000 characters')
    .default(''),
})

export const demoRequestEndpoints = {
  'POST /api/demo-requests': {
    summary: 'Ask for a 15-minute demo',
    access: 'public',
    body: demoRequestBody,
    response: messageBody,
    status: 201,
  },
} as const satisfies EndpointTable
