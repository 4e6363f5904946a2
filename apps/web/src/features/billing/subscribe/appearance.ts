import type { Appearance } from '@stripe/stripe-js'

/** The provider's form is in an iframe, so theme colours and text size are passed by value. */
export function paymentAppearance(): Appearance {
  const root = document.documentElement
  const styles = getComputedStyle(root)
  const token = (name: string) => styles.getPropertyValue(name).trim()
  return {
    theme: root.classList.contains('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--primary'),
      colorBackground: token('--surface'),
      colorText: token('--text'),
      colorTextSecondary: token('--muted'),
      colorDanger: token('--wrong'),
      borderRadius: '10px',
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: styles.fontSize,
    },
  }
}
