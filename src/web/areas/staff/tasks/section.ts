import { ListChecks } from 'lucide-react'
import type { Section } from '../section.ts'

export const tasksSection: Section = {
  group: 'work',
  icon: ListChecks,
  needs: ['support', 'finance'],
  words: ['staff_forms', 'staff_tasks', 'staff_bulk'],
  pages: {
    '/staff/tasks': 'tasks/tasks-page.tsx',
    '/staff/tasks/:id': 'tasks/task-page.tsx',
    '/staff/tasks/closed': 'tasks/closed-tasks-page.tsx',
  },
}
