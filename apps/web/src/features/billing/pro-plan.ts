export const proPlan = {
  name: 'Pro Plan',
  price: '£10',
  period: 'per month',
  features: [
    'Unlimited trips & receipts',
    'AI-powered receipt analysis',
    'Excel & PDF exports',
    'All export formats',
    'Priority support',
    'Cancel anytime',
  ],
} as const

/** The benefits listed in the profile. */
export const benefits = [
  'Unlimited trips',
  'Advanced AI analysis',
  'Excel & PDF exports',
  'Priority support',
] as const
