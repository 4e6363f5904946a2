import { useState } from 'react'
import { useUser } from '#lib/data/user.ts'

/** The heading of the home screen. */
export function Greeting() {
  const { data: user } = useUser()
  const [hour] = useState(() => new Date().getHours())
  return (
    <h1 className="text-xl font-semibold tracking-tight break-words">
      {greeting(hour)}
      {user?.firstName && `, ${user.firstName}`}
    </h1>
  )
}

function greeting(hour: number) {
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}
