import { WorkbookWriter } from '@cj-tech-master/excelts'

/** The streaming writer has no setting by which every formula is computed anew on opening. */
export class RecalculatedWorkbook extends WorkbookWriter {
  protected override _addFile(data: string | Uint8Array, name: string, base64?: boolean) {
    const isWorkbook = name === 'xl/workbook.xml' && typeof data === 'string'
    // oxlint-disable-next-line no-underscore-dangle -- the library's name
    super._addFile(
      isWorkbook ? data.replace('<calcPr ', '<calcPr fullCalcOnLoad="1" ') : data,
      name,
      base64,
    )
  }
}
