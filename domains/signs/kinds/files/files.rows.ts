import { attributionOf } from '../../attribution.ts'
import { type MediaRole, mediaRoles } from '../../sign-document.ts'
import {
  type AttributionColumns,
  attributionColumns,
  toAttributionColumns,
} from '../attribution/attribution.rows.ts'
import { type KindRows, numbered, positionColumns, rowsOf } from '../kind-rows.ts'

interface MediaRow extends AttributionColumns {
  role: MediaRole
  mediaId: number
}

export const filesRows: KindRows = {
  tables: {
    media: {
      table: 'sign_media',
      columns: { ...positionColumns, role: 'text', mediaId: 'integer', ...attributionColumns },
      orderBy: 'sign_id, role, position',
    },
  },
  toRows: ({ media: files }) => ({
    tables: {
      media: mediaRoles.flatMap((role) =>
        numbered(
          files.filter((item) => item.role === role),
          ({ media, ...attribution }) => ({ role, mediaId: media, ...toAttributionColumns(attribution) }),
        ),
      ),
    },
  }),
  fromRows: (rows) => ({
    media: rowsOf<MediaRow>(rows, 'media').map(({ role, mediaId, ...columns }) => ({
      role,
      media: mediaId,
      ...attributionOf(columns),
    })),
  }),
}
