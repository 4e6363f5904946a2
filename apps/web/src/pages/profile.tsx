import { Profile } from '#features/account/profile.tsx'

export function ProfilePage() {
  return <Profile />
}
