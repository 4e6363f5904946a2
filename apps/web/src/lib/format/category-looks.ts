import type { Category } from '@quittance/contract/categories'
import type { IconName } from '#ui/icon.tsx'

export const categoryLooks: Record<Category, { label: string; icon: IconName; tone: string }> = {
  food: { label: 'Food', icon: 'utensils', tone: 'text-category-food' },
  transport: { label: 'Transport', icon: 'car', tone: 'text-category-transport' },
  accommodation: { label: 'Accommodation', icon: 'bed', tone: 'text-category-accommodation' },
  coffee: { label: 'Coffee', icon: 'coffee', tone: 'text-category-coffee' },
  entertainment: { label: 'Entertainment', icon: 'ticket', tone: 'text-category-entertainment' },
  office: { label: 'Office', icon: 'briefcase', tone: 'text-category-office' },
  other: { label: 'Other', icon: 'tag', tone: 'text-category-other' },
}
