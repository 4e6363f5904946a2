import { Icon } from '#ui/icon.tsx'

const tips = [
  'Use at least 8 characters',
  'Include upper and lower case letters',
  'Include numbers and special characters',
  'Avoid common words or personal information',
]

export function PasswordTips() {
  return (
    <div className="rounded-control bg-sunken p-4 text-sm">
      <h3 className="font-semibold">Tips for a strong password</h3>
      <ul className="mt-2 space-y-1.5 text-muted">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2">
            <Icon name="check" className="mt-0.5 text-[16px] text-settled" />
            {tip}
          </li>
        ))}
      </ul>
    </div>
  )
}
