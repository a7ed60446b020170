import { lazyComponent } from '#ui/panel/lazy-component.ts'

/** For administrators, loaded when one of them adds a value. */
export const NewValueDialog = lazyComponent(() =>
  import('#domains/vocabulary-management/ui/NewValueDialog.tsx').then((module) => module.NewValueDialog),
)
