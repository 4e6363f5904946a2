import { useState } from 'react'
import { useUser } from '#lib/data/user.ts'

export function Greeting() {
  const { data: user } = useUser()
  const [hour] = useState(() => new Date().getHours())
  return (
    // A notice may replace it for a while, and the trip's name below it matters more.
    <h1
      data-yields
      className="text-lg font-semibold tracking-tight break-words transition-opacity data-covered:opacity-0 lg:text-xl"
    >
      {greeting(hour)}
      {user?.firstName && `, ${user.firstName}`}
    </h1>
  )
}

function greeting(hour: number) {
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}
