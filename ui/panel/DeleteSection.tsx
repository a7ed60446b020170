import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import styles from './PanelForm.module.css'

interface Props {
  title: string
  revision: number
  /** Label of the checkbox that must be checked. */
  sure: string
  button: string
  /** Why it cannot be deleted, with another way out; null if it can. */
  why: ReactNode
  /** What must end before it is deleted. */
  before?: () => Promise<void>
}

/** A form that deletes what a page is about, with the intent `delete`; otherwise the reason why not. */
export function DeleteSection({ title, revision, sure, button, why, before }: Props) {
  const submit = useSubmit()
  return (
    <section className={styles.section} aria-labelledby="delete">
      <h2 id="delete">{title}</h2>
      {why ? (
        <p id="why-not-deleted">{why}</p>
      ) : (
        <Form
          method="post"
          className={styles.section}
          onSubmit={async (event) => {
            if (!before) return
            event.preventDefault()
            const { submitter } = event.nativeEvent as SubmitEvent
            await before()
            await submit(submitter as HTMLButtonElement, { method: 'post' })
          }}
        >
          <input type="hidden" name="revision" value={revision} />
          <Checkbox name="sure" required label={sure} />
          <div>
            <Button type="submit" name="intent" value="delete" variant="danger">
              {button}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
