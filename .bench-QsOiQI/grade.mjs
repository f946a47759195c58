import { createRequire } from "node:module";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { expect } from "vitest";
import { array, boolean, check, custom, finite, instance, integer, is, length, literal, maxLength, maxValue, minLength, minValue, number, object, optional, picklist, pipe, strictTuple, string, union, unknown, variant } from "valibot";
import variant$1 from "@jitl/quickjs-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant, newVariant } from "quickjs-emscripten-core";
import { parse, parseExpressionAt } from "acorn";
import { transform } from "sucrase";
import { loadPyodide, version } from "pyodide";
function cellAt(row, column) {
	return row * 9 + column;
}
/** Returns a table that holds a value for each cell. */
function perCell(value) {
	return Uint8Array.from({ length: 81 }, (_, cell) => value(Math.floor(cell / 9), cell % 9));
}
/** By cell: its row, its column and its box, 0–8. */
var ROW_OF = perCell((row) => row);
var COLUMN_OF = perCell((_, column) => column);
var BOX_OF = perCell((row, column) => Math.floor(row / 3) * 3 + Math.floor(column / 3));
var NINE$1 = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8
];
/** The 27 units: rows, then columns, then boxes; cells of each in row-major order. */
var UNITS = [
	...NINE$1.map((row) => ({
		kind: "row",
		index: row,
		cells: NINE$1.map((column) => cellAt(row, column))
	})),
	...NINE$1.map((column) => ({
		kind: "column",
		index: column,
		cells: NINE$1.map((row) => cellAt(row, column))
	})),
	...NINE$1.map((box) => ({
		kind: "box",
		index: box,
		cells: NINE$1.map((k) => cellAt(Math.floor(box / 3) * 3 + Math.floor(k / 3), box % 3 * 3 + k % 3))
	}))
];
/** Returns the three units of a cell: row, column, box. */
function unitsOf(cell) {
	return [
		UNITS[ROW_OF[cell]],
		UNITS[9 + COLUMN_OF[cell]],
		UNITS[18 + BOX_OF[cell]]
	];
}
Array.from({ length: 81 }, (_, cell) => [...new Set(unitsOf(cell).flatMap((unit) => unit.cells))].filter((peer) => peer !== cell).toSorted((a, b) => a - b));
Array.from({ length: 81 }, () => 0);
/** Formats the board as 81 characters, row-major. @param blank character for a blank cell */
function lineOf(board, blank = "0") {
	return Array.from(board, (digit) => digit === 0 ? blank : String(digit)).join("");
}
/**
* Parses an 81-character line: digits, with `0` or `.` for a blank. For lines in the source, not for user input.
* @throws RangeError on anything else
*/
function gridOfLine(line) {
	if (!/^[0-9.]{81}$/.test(line)) throw new RangeError(`Not a line of 81 digits: ${line}`);
	return Array.from(line, (character) => character === "." ? 0 : Number(character));
}
// src/core/cases/case.ts
var phrase = ([en, ko]) => ({
	en,
	ko
});
/** @param line 81 characters; `0` or `.` is a blank */
function caseOf(id, name, purpose, line, ...claims) {
	return {
		id,
		name: phrase(name),
		purpose: phrase(purpose),
		puzzle: gridOfLine(line),
		claims,
		lesson: void 0
	};
}
function withLesson(graded, ...lesson) {
	return {
		...graded,
		lesson: phrase(lesson)
	};
}
// src/core/cases/cruel.ts
/** Test cases, for grading programs, in which a row-major search takes long. */
var INKALA = caseOf("inkala", ["Inkala's puzzle", "인칼라의 퍼즐"], ["Known as the hardest puzzle of 2012: 72,097 calls of plain backtracking", "2012년에 가장 어려운 퍼즐로 알려졌고, 단순한 백트래킹으로 풀면 호출이 72,097번입니다"], "800000000003600000070090200050007000000045700000100030001000068008500010090000400", {
	kind: "events",
	count: 99056
}, {
	kind: "calls",
	count: 72097
}, { kind: "needs-a-guess" });
/**
* Puzzles near 100,000 calls of plain backtracking, the maximum that BOJ 2580 guarantees, and one of them transposed.
*/
var NEAR_MOST_CALLS = [
	caseOf("near-the-limit", ["99,772 calls", "호출 99,772번"], ["Nearly as many calls of plain backtracking as BOJ 2580 allows: with slow checks, a program exceeds the time limit", "단순한 백트래킹의 호출이 백준 2580의 한도에 가까워, 검사가 느리면 시간 제한을 넘깁니다"], "500040060007000000080050730010000390720400000800500400403060000000000100950000000", {
		kind: "events",
		count: 139400
	}, {
		kind: "calls",
		count: 99772
	}),
	caseOf("near-the-limit-turned", ["The same, by columns", "같은 퍼즐, 행과 열 교환"], ["The puzzle of 99,772 calls with rows and columns exchanged: a hundredth of the calls", "‘호출 99,772번’ 퍼즐의 행과 열을 바꾸면 호출이 100분의 1로 줄어듭니다"], "500078409008120005070000300000045000405000600000000000007304010603900000000000000", {
		kind: "turned",
		of: "near-the-limit",
		by: "transpose"
	}, {
		kind: "events",
		count: 1196
	}),
	caseOf("seventeen-near-the-limit", ["17 givens, 99,529 calls", "주어진 숫자 17개, 호출 99,529번"], ["The fewest givens and nearly the most calls", "주어진 숫자는 가장 적고 호출은 거의 가장 많습니다"], "010000008040009000000073500705000000000100004000000090300025000080000001000000000", {
		kind: "givens",
		count: 17
	}, {
		kind: "events",
		count: 162080
	}, {
		kind: "calls",
		count: 99529
	})
];
var INKALA_TURNED = caseOf("inkala-turned", ["Inkala's puzzle, turned", "인칼라의 퍼즐, 180° 회전"], ["Turned by 180°, the puzzle takes a search by rows nearly twice as long", "180° 돌리면 행 순서 탐색이 거의 두 배로 길어집니다"], "004000090010005800860000100030001000007540000000700050002090070000006300000000008", {
	kind: "turned",
	of: "inkala",
	by: "rotate-180"
}, {
	kind: "events",
	count: 182640
});
var INKALA_UPSIDE_DOWN = caseOf("inkala-upside-down", ["Inkala's puzzle, upside down", "인칼라의 퍼즐, 위아래 반전"], ["A search by rows makes three quarters of a million events", "행 순서로 풀면 이벤트가 75만 개입니다"], "090000400008500010001000068000100030000045700050007000070090200003600000800000000", {
	kind: "turned",
	of: "inkala",
	by: "mirror-top-bottom"
}, {
	kind: "events",
	count: 755526
});
/**
* Case with about as many events as a row-major program in Python with cheap checks can make in BOJ 2239's time limit.
*/
var MILLION = caseOf("million", ["A million events", "이벤트 100만 개"], ["A search by rows in Python only just ends in time, and only if its checks are fast", "Python의 행 순서 탐색은 검사가 빨라야 겨우 시간 제한 안에 끝납니다"], "900040000000010200370000005000000090001000400000705000000020100580300000000000000", {
	kind: "givens",
	count: 17
}, {
	kind: "events",
	count: 1036484
});
/** Case that a C++ program with tables of used digits finishes within BOJ 2239's limit of two seconds. */
var SEVENTEEN_MILLION = caseOf("seventeen-million", ["17 million events", "이벤트 1,700만 개"], ["A search by rows ends in time only in C++ with tables of the used digits", "행 순서 탐색은 사용한 숫자를 표에 기록하는 C++ 프로그램일 때만 시간 제한 안에 끝납니다"], "001020000000003085000000000000507000004000100090000000500000073002010000000040009", {
	kind: "givens",
	count: 17
}, {
	kind: "events",
	count: 17562054
});
var FULL = caseOf("full", ["Full board", "다 채워진 보드"], ["A program that only prints after placing a digit prints nothing", "숫자를 놓은 뒤에만 출력하는 프로그램은 아무것도 출력하지 않습니다"], "534678912672195348198342567859761423426853791713924856961537284287419635345286179", {
	kind: "blanks",
	count: 0
});
/**
* Boards with one blank, or with two or four blanks whose digits only one of the checks (row, column or box) decides.
*/
var SINGLE_CHECKS = [
	caseOf("last-blank", ["One blank, the last cell", "마지막 칸만 빈칸"], ["The last cell needs a 9: loops that end one round too early miss it", "마지막 칸의 답이 9라서 반복이 하나 모자라면 놓지 못합니다"], "534678912672195348198342567859761423426853791713924856961537284287419635345286170", {
		kind: "blanks",
		count: 1
	}, { kind: "last-digit" }),
	caseOf("first-blank", ["One blank, the first cell", "첫 칸만 빈칸"], ["The first cell needs a 9: every digit before it must be refused", "첫 칸의 답이 9라서 1부터 8까지 모두 막아야 합니다"], "087654321654321987321987654896745213745213896213896745579468132468132579132579468", {
		kind: "blanks",
		count: 1
	}, { kind: "last-digit" }),
	caseOf("row-decides", ["Only the row decides", "행 검사로만 정해지는 두 칸"], ["Two blanks in one column and one box: only the check of the row tells their digits apart", "같은 열, 같은 박스에 있는 두 빈칸의 숫자를 행 검사로만 가려낼 수 있습니다"], "534678912072195348098342567859761423426853791713924856961537284287419635345286179", {
		kind: "blanks",
		count: 2
	}, {
		kind: "only-check",
		unit: "row"
	}),
	caseOf("column-decides", ["Only the column decides", "열 검사로만 정해지는 두 칸"], ["Two blanks in one row and one box: only the check of the column tells their digits apart", "같은 행, 같은 박스에 있는 두 빈칸의 숫자를 열 검사로만 가려낼 수 있습니다"], "004678912672195348198342567859761423426853791713924856961537284287419635345286179", {
		kind: "blanks",
		count: 2
	}, {
		kind: "only-check",
		unit: "column"
	}),
	caseOf("box-decides", ["Only the box decides", "박스 검사로만 정해지는 네 칸"], ["Four blanks in four boxes: rows and columns allow 2 and 5 either way, only the check of the box does not", "네 박스에 하나씩 있는 빈칸에 2와 5를 바꿔 놓아도 행과 열은 맞아, 박스 검사만 막을 수 있습니다"], "034678910672195348198342567859761423426853791713924856961537284087419630345286179", {
		kind: "blanks",
		count: 4
	}, {
		kind: "only-check",
		unit: "box"
	}),
	caseOf("box-row-decides", ["Only the last row of a box decides", "박스의 셋째 줄로만 정해지는 네 칸"], ["Four blanks that only the box decides: a wrong digit repeats one in the last row of its box, so a check of two rows misses it", "틀린 숫자와 겹치는 숫자가 박스의 셋째 줄에만 있어, 두 줄만 검사하면 막지 못합니다"], "693148725015273096724965318369481572072659031581732649158327964247596183936814257", {
		kind: "blanks",
		count: 4
	}, {
		kind: "only-check",
		unit: "box"
	})
];
/** Boards on which one unit is empty, or one digit is missing. */
var EMPTY_UNITS = [
	caseOf("first-row-empty", ["First row empty", "첫 행이 빈 보드"], ["The first row needs every digit, from 9 down to 1", "첫 행에 9부터 1까지 모든 숫자가 필요합니다"], "000000000654321987321987654896745213745213896213896745579468132468132579132579468", {
		kind: "empty-unit",
		unit: "row",
		index: 0
	}, { kind: "last-digit" }),
	caseOf("last-row-empty", ["Last row empty", "마지막 행이 빈 보드"], ["Loops that end before row 9 leave it empty", "9행 전에 끝나는 반복은 9행을 비워 둡니다"], "534678912672195348198342567859761423426853791713924856961537284287419635000000000", {
		kind: "empty-unit",
		unit: "row",
		index: 8
	}),
	caseOf("last-column-empty", ["Last column empty", "마지막 열이 빈 보드"], ["The step from column 9 to the next row comes nine times", "9열에서 다음 행으로 아홉 번 넘어가야 합니다"], "534678910672195340198342560859761420426853790713924850961537280287419630345286170", {
		kind: "empty-unit",
		unit: "column",
		index: 8
	}),
	caseOf("middle-box-empty", ["Middle box empty", "가운데 박스가 빈 보드"], ["A wrong box number or a wrong first cell of a box shows in the middle", "박스 번호나 시작 칸이 틀리면 가운데에서 드러납니다"], "987654321654321987321987654896000213745000896213000745579468132468132579132579468", {
		kind: "empty-unit",
		unit: "box",
		index: 4
	}),
	caseOf("last-box-empty", ["Last box empty", "마지막 박스가 빈 보드"], ["The last box ends at row 9 and column 9", "마지막 박스는 9행 9열에서 끝납니다"], "534678912672195348198342567859761423426853791713924856961537000287419000345286000", {
		kind: "empty-unit",
		unit: "box",
		index: 8
	}),
	caseOf("no-ones", ["Every 1 is missing", "1이 모두 빠진 보드"], ["Programs that start at 2 never place a 1", "2부터 시작하는 프로그램은 1을 놓지 못합니다"], "987654320654320987320987654896745203745203896203896745579468032468032579032579468", {
		kind: "missing-digit",
		digit: 1
	}),
	caseOf("no-nines", ["Every 9 is missing", "9가 모두 빠진 보드"], ["Programs that stop at 8 never place a 9", "8에서 끝나는 프로그램은 9를 놓지 못합니다"], "534678012672105348108342567850761423426853701713024856061537284287410635345286170", {
		kind: "missing-digit",
		digit: 9
	})
];
// src/core/cases/samples.ts
/** Examples from the judges' problem statements, as test cases. */
var NAME$1 = ["Sample of the statement", "문제의 예제"];
var PURPOSE = ["The example that the statement shows: many wrong programs pass it, too", "문제에 나온 예제이며, 틀린 프로그램도 많이 통과합니다"];
/** https://www.acmicpc.net/problem/2580 */
var SAMPLE_2580 = caseOf("sample", NAME$1, PURPOSE, "035469278782105609060278135321046897804913506596820413917652080603701952258394760", {
	kind: "blanks",
	count: 14
});
/** https://www.acmicpc.net/problem/2239 */
var SAMPLE_2239 = caseOf("sample", NAME$1, PURPOSE, "103000509002109400000704000300502006060000050700803004000401000009205800804000107", {
	kind: "blanks",
	count: 51
});
/** https://leetcode.com/problems/sudoku-solver/ and https://www.codewars.com/kata/5296bc77afba8baa690002d7 */
var SAMPLE_LISTS = caseOf("sample", NAME$1, PURPOSE, "530070000600195000098000060800060003400803001700020006060000280000419005000080079", {
	kind: "blanks",
	count: 51
}, {
	kind: "events",
	count: 8365
});
// src/core/cases/searches.ts
/**
* Cases (boards on which programs are judged) with one solution, on which a search backtracks. A search by rows makes
* five events (placements and removals) on the easiest board, and tens of thousands on the hardest.
*/
/** Boards with few blanks on which a correct search must backtrack. */
var DEAD_ENDS = [
	caseOf("back-three", ["Three blanks, one dead end", "빈칸 세 개, 막다른 칸 하나"], ["The first digit that fits is wrong: the program must take it back and go on", "처음 놓을 수 있는 숫자가 답이 아니라서, 지우고 다음 숫자로 이어 가야 합니다"], "471583926586294713293010458349852167165347892827961345952478631638129574714035289", {
		kind: "blanks",
		count: 3
	}, {
		kind: "events",
		count: 5
	}),
	caseOf("back-three-columns", ["Another three blanks", "또 다른 빈칸 세 개"], ["A dead end for programs that go by columns, too", "열 방향으로 푸는 프로그램에도 막다른 칸이 있습니다"], "491573826573826491826491573945137268137208905268905137714359682359682714682714359", {
		kind: "blanks",
		count: 3
	}, {
		kind: "events",
		count: 5
	}),
	caseOf("back-four", ["Four blanks, a dead end either way", "빈칸 네 개, 어느 방향이든 막다른 칸"], ["A dead end by rows, by columns and backwards: nothing must be left behind", "행 순서, 열 순서, 역순 모두 막다른 칸을 만나므로, 지운 숫자의 흔적이 남으면 안 됩니다"], "671425983423896715895713642509248107104567208287931564948672351352189476716354829", {
		kind: "blanks",
		count: 4
	}, {
		kind: "events",
		count: 6
	}),
	caseOf("seven-blanks", ["Seven blanks across the boxes", "박스에 흩어진 빈칸 일곱 개"], ["A missing check of the box shows within seven events", "박스 검사가 빠졌으면 이벤트 7개 안에 드러납니다"], "534678912600195348198342567859761423400853091713924856961537284280419035345286179", {
		kind: "blanks",
		count: 7
	}, {
		kind: "events",
		count: 11
	})
];
var NO_SINGLE = caseOf("no-single", ["No blank with one candidate", "후보가 하나인 칸이 없는 퍼즐"], ["Each blank has two candidates or more: programs that fill the blank with the fewest first must guess and backtrack, too", "빈칸마다 후보가 둘 이상이라 후보가 적은 칸부터 푸는 프로그램도 추측하고 되돌려야 합니다"], "983674521124500867567218394072306910001027630300801742738162459209700186010080273", { kind: "fewest-first-turns-back" }, {
	kind: "events",
	count: 101
});
/** Boards that reveal a check that skips one cell of a unit, whichever cell it is. */
var COVERS = [
	caseOf("cover-1", ["Every peer counts", "모든 칸의 검사 1"], ["Each cell of a row, column or box is somewhere the only one that refuses a wrong digit: loops that leave a cell out fail", "행, 열, 박스의 어느 칸이든 혼자서 틀린 숫자를 막을 때가 있어, 한 칸이라도 빼놓고 검사하면 틀립니다"], "080090460030007052020000100065108000490600000810024000900000807100539020000001300", {
		kind: "events",
		count: 96
	}),
	caseOf("cover-2", ["Every peer counts, again", "모든 칸의 검사 2"], ["As in “Every peer counts”, in another order and with more backtracks before the solution", "‘모든 칸의 검사 1’과 순서가 다르고, 해답까지 백트랙이 더 많습니다"], "600901023830602000007034000000250009020047030148306072480000350000005004900003100", {
		kind: "events",
		count: 316
	}),
	caseOf("cover-3", ["Every peer counts, at length", "모든 칸의 검사 3"], ["As in “Every peer counts”, with hundreds of backtracks: of the three boards, this one refuses the most wrong programs", "‘모든 칸의 검사’ 세 보드 가운데 백트랙이 수백 번으로 가장 많고, 틀린 프로그램도 가장 많이 가려냅니다"], "000005702340020805605070040502001000003000600096003200109030000200800000058469000", {
		kind: "events",
		count: 1488
	})
];
var EASY = [caseOf("easy", ["Easy", "쉬운 퍼즐"], ["An ordinary newspaper puzzle with 34 givens", "신문에 흔히 실리는 퍼즐로, 주어진 숫자가 34개입니다"], "072008065083900200500040000624003500030000020005400137000090002007005640940700850", {
	kind: "givens",
	count: 34
}, {
	kind: "events",
	count: 343
}), caseOf("backtracking", ["Backtracking", "백트래킹 퍼즐"], ["36 givens in a half-turn pattern: the search really has to backtrack", "주어진 숫자 36개가 180° 회전 대칭이며, 실제로 백트래킹이 필요합니다"], "000120403000000027027300050186900002930206041200001396040008210860000000702013000", {
	kind: "givens",
	count: 36
}, {
	kind: "events",
	count: 409
})];
/** The example puzzle of both LeetCode 37 and Codewars' Sudoku Solver. */
var THIRTY_GIVENS = caseOf("thirty-givens", ["30 givens", "주어진 숫자 30개"], ["Thousands of backtracks: what is not taken back adds up", "백트랙이 수천 번이라, 되돌리지 않은 값이 쌓입니다"], "530070000600195000098000060800060003400803001700020006060000280000419005000080079", {
	kind: "givens",
	count: 30
}, {
	kind: "events",
	count: 8365
});
var HARD_BY_ROWS = [caseOf("hard-by-rows", ["Hard by rows", "행 순서로 어려운 퍼즐"], ["The first rows are nearly empty: a search from the top backtracks 15,000 times", "위쪽 행이 거의 비어 있어 위에서부터 풀면 백트랙이 15,000번입니다"], "000093001400000072500004080005037008004060050000000700006000340000001000000000095", {
	kind: "events",
	count: 29996
}), caseOf("hard-by-rows-turned", ["The same, turned", "같은 퍼즐, 180° 회전"], ["The puzzle “Hard by rows” turned by 180°: a fifth of the events", "‘행 순서로 어려운 퍼즐’을 180° 돌리면 이벤트가 5분의 1로 줄어듭니다"], "590000000000100000043000600007000000050060400800730500080400005270000004100390000", {
	kind: "turned",
	of: "hard-by-rows",
	by: "rotate-180"
}, {
	kind: "events",
	count: 5566
})];
var SEVENTEEN = caseOf("seventeen", ["17 givens", "주어진 숫자 17개"], ["No puzzle with one solution has fewer givens: the search goes 64 deep", "해답이 하나인 퍼즐 중 주어진 숫자가 가장 적으며, 탐색 깊이가 64입니다"], "000000000000007025009080000000503000006000900010000000500000037008090000000060001", {
	kind: "givens",
	count: 17
}, {
	kind: "events",
	count: 63884
});
// src/core/cases/severalSolutions.ts
/** Test cases with several solutions, for judges that accept any solution or only the smallest. */
var TWO_SOLUTIONS = caseOf("two-solutions", ["Two solutions", "해답이 두 개"], ["One board is to be printed: programs that do not stop at the first solution print two", "하나만 출력해야 하며, 첫 해답에서 멈추지 않으면 두 개를 출력합니다"], "534008912672195348198342567859001423426853791713924856961537284287419635345286179", {
	kind: "solutions",
	count: 2
});
var COLUMNS_EMPTY = caseOf("three-columns-empty", ["Three columns empty", "세 열이 빈 보드"], ["Each row ends with six givens: a check that reads only a part of its row lets a duplicate pass", "행마다 오른쪽에 숫자 6개가 있어 행의 일부만 검사하면 중복이 생깁니다"], "000654321000321987000987654000745213000213896000896745000468132000132579000579468", {
	kind: "solutions",
	count: 864
}, {
	kind: "events",
	count: 29
});
/**
* Cases for judges that ask for the smallest solution. Programs that choose the blank with the fewest candidates find
* another solution first.
*/
var SMALLEST = [caseOf("smallest-of-four", ["The smallest of four", "네 해답 중 가장 작은 것"], ["Four solutions: a program that fills the blank with the fewest candidates first finds another one than a search by rows", "해답이 네 개라서, 후보가 적은 칸부터 풀면 첫 빈칸부터 풀 때와 다른 해답이 나옵니다"], "002308065103956270060247381020000090700000020890002107358694712217835609940721853", {
	kind: "solutions",
	count: 4
}, { kind: "other-solution-first" }), caseOf("smallest-of-eleven", ["The smallest of eleven", "열한 해답 중 가장 작은 것"], ["Eleven solutions, and backtracks before the smallest", "해답 열한 개 중 가장 작은 것을 찾으려면 백트랙해야 합니다"], "003600070502100060006700001300502086400907050725003014237001690609200040804090107", {
	kind: "solutions",
	count: 11
}, { kind: "other-solution-first" }, {
	kind: "events",
	count: 337
})];
var NEARLY_EMPTY = [
	caseOf("first-row-given", ["Only the first row", "첫 행만 있는 보드"], ["The first row runs from 9 down to 1: a fixed pattern that starts with 1 to 9 does not fit", "첫 행이 9부터 1까지 작아져, 1부터 9까지 차례로 놓는 규칙은 맞지 않습니다"], "987654321000000000000000000000000000000000000000000000000000000000000000000000000", { kind: "countless-solutions" }, {
		kind: "givens",
		count: 9
	}),
	caseOf("one-given", ["One given", "주어진 숫자 하나"], ["Only the last cell is given, and the search meets it last", "마지막 칸에만 숫자가 있으며, 탐색은 그 칸에 맨 나중에 닿습니다"], "000000000000000000000000000000000000000000000000000000000000000000000000000000001", { kind: "countless-solutions" }, {
		kind: "givens",
		count: 1
	}),
	caseOf("empty", ["Empty board", "빈 보드"], ["Any finished board will do: programs that cannot guess fail, and so do those that collect all solutions", "완성된 보드면 무엇이든 됩니다. 추측을 못 하거나 해답을 모두 모으는 프로그램은 실패합니다"], "000000000000000000000000000000000000000000000000000000000000000000000000000000000", { kind: "countless-solutions" }, {
		kind: "givens",
		count: 0
	})
];
// src/core/cases/registry.ts
var SMALL$1 = [
	FULL,
	...SINGLE_CHECKS,
	...EMPTY_UNITS,
	...DEAD_ENDS
];
/** Returns the case with a lesson: a correct program may first find another solution than the smallest one. */
var withSmallestLesson = (graded) => withLesson(graded, "BOJ 2239 asks for the smallest solution: a program that fills the blank with the fewest candidates first may find another one", "백준 2239는 가장 작은 해답을 요구하므로, 후보가 적은 칸부터 풀면 다른 해답이 먼저 나올 수 있습니다");
/** Cases by judge id, from easy to hard. */
var CASES$1 = {
	"boj-2580": [
		SAMPLE_2580,
		...SMALL$1,
		TWO_SOLUTIONS,
		COLUMNS_EMPTY,
		NO_SINGLE,
		...COVERS,
		...EASY,
		...NEARLY_EMPTY,
		THIRTY_GIVENS,
		...HARD_BY_ROWS,
		SEVENTEEN,
		INKALA,
		...NEAR_MOST_CALLS
	],
	"boj-2239": [
		SAMPLE_2239,
		...SMALL$1,
		...[
			TWO_SOLUTIONS,
			COLUMNS_EMPTY,
			...SMALLEST
		].map(withSmallestLesson),
		NO_SINGLE,
		...COVERS,
		...EASY,
		...NEARLY_EMPTY.map(withSmallestLesson),
		THIRTY_GIVENS,
		...HARD_BY_ROWS,
		SEVENTEEN,
		INKALA_TURNED,
		MILLION,
		withLesson(SEVENTEEN_MILLION, "A search by rows takes too long in Python, and also in C++ if its checks read the board each time", "Python의 행 순서 탐색은 시간 제한을 넘기고, 매번 보드를 읽어 검사하면 C++에서도 넘깁니다")
	],
	leetcode: [
		SAMPLE_LISTS,
		...SMALL$1,
		NO_SINGLE,
		...COVERS,
		...EASY,
		...HARD_BY_ROWS,
		SEVENTEEN,
		INKALA,
		...NEAR_MOST_CALLS,
		INKALA_TURNED,
		INKALA_UPSIDE_DOWN
	],
	codewars: [
		SAMPLE_LISTS,
		...SMALL$1,
		...COVERS,
		...EASY,
		...HARD_BY_ROWS,
		SEVENTEEN,
		...NEAR_MOST_CALLS
	]
};
/** Returns a judge's cases in grading order; empty if there are none for it. */
function casesOf(judge) {
	return CASES$1[judge] ?? [];
}
// src/core/steps/step.ts
/** Kinds of steps, roughly in the order in which a call makes them. */
var STEP_KINDS = [
	"enter",
	"full",
	"notFull",
	"check",
	"report",
	"stop",
	"goOn",
	"pick",
	"ask",
	"list",
	"strikeRow",
	"strikeColumn",
	"strikeBox",
	"scanRow",
	"scanColumn",
	"scanBox",
	"candidates",
	"cover",
	"next",
	"exhausted",
	"lowest",
	"read",
	"fits",
	"refused",
	"place",
	"replace",
	"mark",
	"coverOther",
	"call",
	"returned",
	"passOn",
	"undo",
	"unmark",
	"uncoverOther",
	"advance",
	"uncover",
	"fail",
	"line"
];
// src/core/steps/listing.ts
var TAG$1 = /\s*(?:#|\/\/)@([\w @]*?)(?:\s*\bif (first|all))?\s*$/;
/** Returns the lines of the program for an extent. @param source raw listing @throws RangeError on an unknown tag */
function listingLines(source, extent) {
	return source.trimEnd().split(/\r?\n/).flatMap((line) => {
		const tag = TAG$1.exec(line);
		if (tag === null) return [{
			text: line.trimEnd(),
			kinds: []
		}];
		if (tag[2] !== void 0 && tag[2] !== extent) return [];
		return [{
			text: line.slice(0, tag.index),
			kinds: tag[1].split(/[ @]+/).filter(Boolean).map(kindOf$1)
		}];
	});
}
/** Returns the source without tags, for an interpreter or compiler. */
function runnableSource(source, extent) {
	return listingLines(source, extent).map(({ text }) => `${text}\n`).join("");
}
function kindOf$1(name) {
	const kind = STEP_KINDS.find((known) => known === name);
	if (kind === void 0) throw new RangeError(`No step is of the kind ${name}`);
	return kind;
}
// build/cppToolchain.ts
var PACKAGES$1 = fileURLToPath(new URL("../node_modules/", import.meta.url));
var CLANG_FOLDER = join(PACKAGES$1, "@yowasp/clang");
var GENERATED = join(CLANG_FOLDER, "gen");
var CLANG_VERSION = versionOf(readFileSync(join(CLANG_FOLDER, "package.json"), "utf8"));
/** Path of the compiler's main module. The support modules link it with the JavaScript around it. */
var COMPILER$2 = join(GENERATED, "llvm.core.wasm");
var SUPPORT_MODULES = [
	"llvm.core2.wasm",
	"llvm.core3.wasm",
	"llvm.core4.wasm"
];
/** Patterns for the paths of the package's resources that are kept. */
var KEPT$1 = [
	/^include\/c\+\+\/v1\/(?!__cxx03\/|experimental\/|__pstl\/|.*\.(?:modulemap|imp)$)/,
	/^include\/wasm32-wasip1\//,
	/^include\/(?:__std|__float|float|inttypes|iso646|limits|std|tgmath|unwind|varargs)[^/]*\.h$/,
	/^lib\/wasm32-unknown-wasip1\/libclang_rt\.builtins\.a$/,
	/^lib\/wasm32-wasip1\/(?:crt1-command\.o|lib(?:c|c\+\+|c\+\+abi|m|c-printscan-long-double|wasi-emulated-[\w-]+)\.a)$/
];
/** Returns the headers and libraries under `usr/`, and the compiler's support modules, by path. */
async function toolchainFiles() {
	const files = /* @__PURE__ */ new Map();
	for (const name of SUPPORT_MODULES) files.set(name, await readFile(join(GENERATED, name)));
	for (const [path, content] of tarEntries(await readFile(join(GENERATED, "llvm-resources.tar")))) if (KEPT$1.some((kept) => kept.test(path))) files.set(`usr/${path}`, content);
	return files;
}
/** Yields the regular files of a tar archive with their paths. */
function* tarEntries(archive) {
	const text = (from, length) => archive.toString("latin1", from, from + length).replace(/\0[^]*$/, "").trim();
	for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
		const size = Number.parseInt(text(at + 124, 12) || "0", 8);
		const prefix = text(at + 345, 155);
		const path = `${prefix === "" ? "" : `${prefix}/`}${text(at, 100)}`.replace(/^\.\//, "");
		const type = String.fromCharCode(archive[at + 156]);
		if (type === "0" || type === "\0") yield [path, archive.subarray(at + 512, at + 512 + size)];
		else if (type !== "5") throw new Error(`${path} is of the unknown type ${type}`);
		at += 512 + Math.ceil(size / 512) * 512;
	}
}
function versionOf(manifest) {
	const { version } = JSON.parse(manifest);
	return version;
}
// src/worker/own/cpp/boardPlan.ts
/** Attempt from which on memory is not searched again after a find, because finds could cause restarts without end. */
var MAX_ATTEMPTS = 12;
/** Number of loop iterations and calls before the first search of memory. */
var FIRST_SEARCH = 96;
/** Returns the plan for the first attempt. An optimized program runs without boards, just for its outcome. */
function firstPlan({ optimized }) {
	return {
		watched: optimized ? "none" : "likely",
		boards: [],
		searchAt: optimized ? Infinity : FIRST_SEARCH,
		logging: optimized ? "done" : "not-yet",
		isUnseen: false,
		attempt: 1
	};
}
/**
* Returns the plan for the next attempt, after one that missed a write, found new boards or needs a log of all writes.
*/
function nextPlan(plan, { hasMissedWrite, newBoards, searchedAt, wantsLog }) {
	const attempt = plan.attempt + 1;
	if (wantsLog) return {
		...plan,
		logging: "now",
		attempt
	};
	if (plan.logging === "now") return {
		...plan,
		boards: newBoards,
		logging: "done",
		attempt
	};
	if (hasMissedWrite) {
		if (plan.watched === "all") return {
			watched: "none",
			boards: [],
			searchAt: Infinity,
			logging: "done",
			isUnseen: true,
			attempt
		};
		return {
			...plan,
			watched: "all",
			attempt
		};
	}
	return {
		...plan,
		boards: plan.boards.concat(newBoards),
		searchAt: attempt >= MAX_ATTEMPTS ? Infinity : Math.max(FIRST_SEARCH, searchedAt * 2),
		attempt
	};
}
/** Returns the plan for rerunning the same program: its boards are known, so memory is not searched. */
function planAgain(plan) {
	return {
		...plan,
		searchAt: Infinity
	};
}
// src/worker/own/cpp/byteReader.ts
var TEXT$2 = new TextDecoder();
/** Cursor over bytes that reads numbers (little-endian) and strings as WebAssembly and DWARF encode them. */
var ByteReader = class {
	bytes;
	/** Offset of the next byte. */
	at;
	constructor(bytes, at = 0) {
		this.bytes = bytes;
		this.at = at;
	}
	u8() {
		return this.bytes[this.at++];
	}
	u16() {
		return this.u8() | this.u8() << 8;
	}
	u32() {
		return (this.u16() | this.u16() << 16) >>> 0;
	}
	/** Reads an unsigned LEB128, up to 53 bits. Example: `e5 8e 26` is 624485. */
	unsigned() {
		let value = 0;
		for (let scale = 1;; scale *= 128) {
			const byte = this.u8();
			value += (byte & 127) * scale;
			if (byte < 128) return value;
		}
	}
	/** Reads a signed LEB128, up to 32 bits. Example: `7f` is −1. */
	signed() {
		let value = 0;
		for (let shift = 0;; shift += 7) {
			const byte = this.u8();
			value |= (byte & 127) << shift;
			if (byte >= 128) continue;
			return shift < 25 && (byte & 64) !== 0 ? value | -1 << shift + 7 : value;
		}
	}
	/** Reads a length-prefixed string. */
	text() {
		const length = this.unsigned();
		this.at += length;
		return TEXT$2.decode(this.bytes.subarray(this.at - length, this.at));
	}
	/** Reads a 0-terminated string. */
	zeroEnded() {
		const end = this.bytes.indexOf(0, this.at);
		const text = TEXT$2.decode(this.bytes.subarray(this.at, end));
		this.at = end + 1;
		return text;
	}
};
// src/worker/own/cpp/byteWriter.ts
/** Growable byte buffer that writes numbers and strings as WebAssembly encodes them. */
var ByteWriter = class {
	length = 0;
	#bytes = /* @__PURE__ */ new Uint8Array(4096);
	/** View of the bytes so far; stale after the next write. */
	get bytes() {
		return this.#bytes.subarray(0, this.length);
	}
	put(...bytes) {
		this.copy(bytes);
	}
	copy(bytes) {
		const end = this.length + bytes.length;
		if (end > this.#bytes.length) {
			const grown = new Uint8Array(Math.max(end, this.#bytes.length * 2));
			grown.set(this.bytes);
			this.#bytes = grown;
		}
		this.#bytes.set(bytes, this.length);
		this.length = end;
	}
	/** Writes an unsigned LEB128. */
	unsigned(value) {
		let left = value;
		for (; left >= 128; left = Math.floor(left / 128)) this.put(left % 128 | 128);
		this.put(left);
	}
	/** Writes a signed LEB128, up to 32 bits. */
	signed(value) {
		let left = value;
		for (; left < -64 || left >= 64; left >>= 7) this.put(left & 127 | 128);
		this.put(left & 127);
	}
	/** Writes a length-prefixed string. */
	text(text) {
		const bytes = new TextEncoder().encode(text);
		this.unsigned(bytes.length);
		this.copy(bytes);
	}
	clear() {
		this.length = 0;
	}
};
// src/worker/own/cpp/codePlaces.ts
/** Sorted table of code places. */
var CodePlaces = class {
	#places = [];
	/** Appends a place, unless its line is that of the latest place. Offsets must ascend. */
	add(offset, line) {
		if (this.#places.at(-1)?.line !== line) this.#places.push({
			offset,
			line
		});
	}
	/** Returns the 1-based line at an offset; 0 for code not written by the user. */
	lineAt(offset) {
		let [low, high] = [0, this.#places.length];
		while (low < high) {
			const middle = low + high >> 1;
			if (this.#places[middle].offset <= offset) low = middle + 1;
			else high = middle;
		}
		return low === 0 ? 0 : this.#places[low - 1].line;
	}
};
var FRAME = /wasm-function\[\d+\]:0x([0-9a-f]+)/g;
/** Returns the lines of the user's calls on an error's stack, innermost first. */
function linesOf(error, places) {
	return Array.from((error.stack ?? "").matchAll(FRAME), ([, offset]) => Number.parseInt(offset, 16)).map((offset) => places.lineAt(offset)).filter((line) => line > 0);
}
// src/worker/own/cpp/layout.ts
/**
* Layout of a program's memory. The linker puts static data at `GLOBAL_BASE`, and the stack lowest: if the stack
* overflows, it leaves the memory instead of overwriting data. The recorder uses the memory between stack and data.
*
*     0          8 MiB      16 MiB     20 MiB     21 MiB                512 MiB at most
*     ├─ stack ──┼─ shadow ─┼─ frames ─┼─ thrown ─┼─ static data, heap ─┤
*/
var MEBIBYTE = 1 << 20;
var STACK_BYTES$1 = 8 * MEBIBYTE;
/** Maximum memory of a program, the recorder's included. */
var MOST_BYTES = 512 * MEBIBYTE;
var SHADOW = 8388608;
/**
* Stack of frames, one per call, while lines are reported. A frame holds the first six parameters.
*
*     offset 0            FRAME_BASE          FRAME_PARAMETERS
*     │ place in the code │ address of locals │ parameter 0 │ 1 │ … │ 5 │
*/
var FRAMES = 16777216;
/** Start of the room for a thrown object, which is never caught. */
var THROWN$1 = 20971520;
var GLOBAL_BASE = 22020096;
/** Size of the recorder's memory, which does not count as the program's own. */
var RECORDER_BYTES = 13631488;
/** Size of the null page, which begins at address 0: accesses to it are through a null pointer. */
var NULL_BYTES = 4096;
// src/worker/own/cpp/instructions.ts
/** WebAssembly opcodes that instrumentation looks for or emits. */
var OP = {
	block: 2,
	loop: 3,
	if: 4,
	end: 11,
	return: 15,
	call: 16,
	callIndirect: 17,
	unreachable: 0,
	localGet: 32,
	localSet: 33,
	localTee: 34,
	f64FromI32: 183,
	f64FromI64: 185,
	f64FromF32: 187,
	globalGet: 35,
	globalSet: 36,
	firstLoad: 40,
	i32Load8: 45,
	lastLoad: 53,
	i32Store: 54,
	firstStore: 54,
	lastStore: 62,
	memoryGrow: 64,
	i32Const: 65,
	i32Eqz: 69,
	i32LtU: 73,
	i32GtU: 75,
	i32Add: 106,
	i32Sub: 107,
	i32ShrU: 118,
	refFunc: 210,
	extended: 252
};
/** Opcodes after `OP.extended`. */
var EXTENDED = {
	memoryCopy: 10,
	memoryFill: 11
};
/** Value types, the empty block type, and the tag of a function type. */
var TYPE = {
	i32: 127,
	i64: 126,
	f32: 125,
	f64: 124,
	none: 64,
	function: 96
};
/** Bytes written by each store instruction, indexed from `OP.firstStore`. */
var STORED_BYTES = [
	4,
	8,
	4,
	8,
	1,
	2,
	1,
	2,
	4
];
/** Type of the value written by each store instruction, indexed from `OP.firstStore`. */
var STORED_TYPES = [
	TYPE.i32,
	TYPE.i64,
	TYPE.f32,
	TYPE.f64,
	TYPE.i32,
	TYPE.i32,
	TYPE.i64,
	TYPE.i64,
	TYPE.i64
];
/**
* Skips the immediates of an instruction whose opcode was read.
* @throws RangeError on most opcodes that clang does not emit
*/
function skipImmediates(reader, op) {
	if (op === 2 || op === 3 || op === 4) reader.signed();
	else if (isIndexed(op)) reader.unsigned();
	else if (op === 14) for (let labels = reader.unsigned(); labels >= 0; labels--) reader.unsigned();
	else if (op === 17 || op === 19) {
		reader.unsigned();
		reader.unsigned();
	} else if (op === 28) {
		const types = reader.unsigned();
		reader.at += types;
	} else if (op >= 40 && op <= 62) {
		reader.unsigned();
		reader.unsigned();
	} else if (op === 63 || op === 64) reader.unsigned();
	else if (op === 65 || op === 66) while (reader.u8() >= 128);
	else if (op === 67) reader.at += 4;
	else if (op === 68) reader.at += 8;
	else if (op === 208) reader.signed();
	else if (op === 252) skipExtended(reader);
	else if (op > 196 || op > 17 && op < 26 && op !== 18) throw new RangeError(`Opcode ${op}`);
}
/** Returns true for opcodes with a single index: branches, calls, variables, tables and ref.func. */
function isIndexed(op) {
	return op === 12 || op === 13 || op === 16 || op === 18 || op >= 32 && op <= 38 || op === 210;
}
/** Skips the rest of an instruction with the prefix 0xfc: conversions, and operations on memories and tables. */
function skipExtended(reader) {
	const op = reader.unsigned();
	if (op < 8) return;
	reader.unsigned();
	if (op === 8 || op === 10 || op === 12 || op === 14) reader.unsigned();
}
// src/worker/own/cpp/hooks.ts
/**
* The hooks (functions of the worker) that an instrumented WebAssembly module imports and calls, and the globals added
* to the module.
*/
/** Module name under which the hooks are imported. */
var HOOK_MODULE = "backdoku";
var { i32, f64 } = TYPE;
/**
* Signatures of the imported hooks, in the order of their function indices. The comments give the parameters, in
* brackets, and when the hook is called.
*/
var HOOK_TYPES = {
	/** (address, bytes, line): after a write; line 0 if unknown. */
	stored: {
		takes: [
			i32,
			i32,
			i32
		],
		gives: []
	},
	/** (to, from, bytes): before a call such as `memcpy`, or after an instruction that copies. */
	copied: {
		takes: [
			i32,
			i32,
			i32
		],
		gives: []
	},
	/** (address): before the memory at the address is freed. */
	freed: {
		takes: [i32],
		gives: []
	},
	/** (line): on a loop iteration or call, when the global `fuel` has reached 0. */
	ticked: {
		takes: [i32],
		gives: []
	},
	/** (pages): replaces the instruction `memory.grow`, with the same result. */
	grown: {
		takes: [i32],
		gives: [i32]
	},
	/** Before a read through a null pointer. */
	nothingRead: {
		takes: [],
		gives: []
	},
	/** On a call of `abort`. */
	aborted: {
		takes: [],
		gives: []
	},
	/** After the stack pointer rose above `stackLimit`: the stack has shrunk. */
	unwound: {
		takes: [],
		gives: []
	},
	/** Before a line of the top frame runs. */
	lined: {
		takes: [],
		gives: []
	},
	/** After a call pushes its frame (its record, see `layout.ts`). */
	entered: {
		takes: [],
		gives: []
	},
	/** (value): before `left`, in a function that returns a number. */
	gave: {
		takes: [f64],
		gives: []
	},
	/** Before a call pops its frame and returns. */
	left: {
		takes: [],
		gives: []
	},
	/** (line): before a target line (one that a search looks for) runs. */
	target: {
		takes: [i32],
		gives: []
	}
};
var HOOK_NAMES$1 = Object.keys(HOOK_TYPES);
/** Initial values of the added globals, which are exported. */
var HOOK_GLOBALS = {
	/** Number of loop iterations and calls until `ticked`. */
	fuel: 0,
	/** `unwound` is called when the stack pointer rises above this address. */
	stackLimit: 2147483647,
	/** Line of the user's latest call into the library. */
	line: 0,
	/** Nonzero enables `lined`, `entered`, `gave`, `left` and `target`. */
	isTelling: 0,
	/** Address of the top frame. */
	frame: FRAMES - 32
};
var HOOK_GLOBAL_NAMES = Object.keys(HOOK_GLOBALS);
/** Export name of the linker's stack pointer. */
var STACK_POINTER = "stackPointer";
// src/worker/own/cpp/codeWriter.ts
/** Writes the code of a function and allocates scratch locals. */
var CodeWriter = class extends ByteWriter {
	#numbers;
	#firstLocal;
	/** Scratch locals, keyed by their use. */
	#scratch = /* @__PURE__ */ new Map();
	/** @param firstLocal index of the first scratch local */
	constructor(numbers, firstLocal) {
		super();
		this.#numbers = numbers;
		this.#firstLocal = firstLocal;
	}
	/** Types of the scratch locals, by ascending index. */
	get scratchTypes() {
		return Array.from(this.#scratch.values(), ({ type }) => type);
	}
	/** Returns the scratch local for a use, allocating it on first use. */
	scratch(use, type = TYPE.i32) {
		let known = this.#scratch.get(use);
		if (known === void 0) {
			known = {
				local: this.#firstLocal + this.#scratch.size,
				type
			};
			this.#scratch.set(use, known);
		}
		return known.local;
	}
	/** Pushes locals, in this order. */
	get(...locals) {
		for (const local of locals) {
			this.put(OP.localGet);
			this.unsigned(local);
		}
	}
	/** Pops values into locals, the top of the stack into the first. */
	set(...locals) {
		for (const local of locals) {
			this.put(OP.localSet);
			this.unsigned(local);
		}
	}
	/** Pushes a constant. */
	constant(value) {
		this.put(OP.i32Const);
		this.signed(value);
	}
	getGlobal(name) {
		this.put(OP.globalGet);
		this.unsigned(this.#numbers.global(name));
	}
	setGlobal(name) {
		this.put(OP.globalSet);
		this.unsigned(this.#numbers.global(name));
	}
	/** Adds a constant to a global. */
	add(name, value) {
		this.getGlobal(name);
		this.constant(value);
		this.put(OP.i32Add);
		this.setGlobal(name);
	}
	call(name) {
		this.put(OP.call);
		this.unsigned(this.#numbers.hook(name));
	}
	/** Begins a block, up to `end`, that runs if the value on the stack is not 0. */
	if() {
		this.put(OP.if, TYPE.none);
	}
	end() {
		this.put(OP.end);
	}
};
var PARAMETER_BYTES = 4;
/**
* Writes code that calls the hooks (functions that watch the program, see `hooks.ts`) between the instructions of a
* function. The comments of the methods say what the written code does.
*/
var HookWriter = class extends CodeWriter {
	/**
	* Decrements the fuel, the number of loop iterations and calls until `ticked`. Calls `ticked` first if none is left.
	*/
	burn(line) {
		this.getGlobal("fuel");
		this.put(OP.i32Eqz);
		this.if();
		this.constant(line);
		this.call("ticked");
		this.end();
		this.add("fuel", -1);
	}
	/** Pushes the line of a store. @param line 0 for the line of the user's latest call into the library */
	putLine(line) {
		if (line > 0) this.constant(line);
		else this.getGlobal("line");
	}
	/**
	* Calls `stored` if the granule (block of memory, see `layout.ts`) that contains the address is watched.
	*
	*     if (shadow[(local + offset) >> GRANULE_SHIFT]) stored(local + offset, bytes, line)
	*
	* @param local holds the base address
	*/
	checkStore(local, offset, bytes, line) {
		const address = () => {
			this.get(local);
			if (offset === 0) return;
			this.constant(offset);
			this.put(OP.i32Add);
		};
		address();
		this.constant(6);
		this.put(OP.i32ShrU, OP.i32Load8, 0);
		this.unsigned(SHADOW);
		this.if();
		address();
		this.constant(bytes);
		this.putLine(line);
		this.call("stored");
		this.end();
	}
	/** Copies the address below the top value of the stack to a local. @param type of the value @returns the local */
	saveAddress(type) {
		const value = this.scratch(`value ${type}`, type);
		const address = this.scratch("address");
		this.set(value);
		this.#tee(address);
		this.get(value);
		return address;
	}
	/** Copies the top three numbers of the stack to locals. @returns the locals, the top number in the last */
	saveRange() {
		const locals = [
			"address",
			"from",
			"bytes"
		].map((use) => this.scratch(use));
		this.set(...locals.toReversed());
		this.get(...locals);
		return locals;
	}
	/** Copies the top value of the stack to a local. */
	#tee(local) {
		this.put(OP.localTee);
		this.unsigned(local);
	}
	/** Calls `nothingRead` on a load from the null page. @param local holds the base address; -1 if it is on the stack */
	checkLoad(local, offset) {
		if (local < 0) this.#tee(this.scratch("address"));
		this.get(local < 0 ? this.scratch("address") : local);
		this.constant(NULL_BYTES - offset);
		this.put(OP.i32LtU);
		this.if();
		this.call("nothingRead");
		this.end();
	}
	/** Calls `unwound` if the stack shrank past `stackLimit`, so that boards of returned calls are dropped. */
	checkStack() {
		this.put(OP.globalGet, 0);
		this.getGlobal("stackLimit");
		this.put(OP.i32GtU);
		this.if();
		this.call("unwound");
		this.end();
	}
	/**
	* Pushes a frame (the record of a call, see `layout.ts`) with the first parameters, as far as they are i32, and
	* reports the call.
	* @param place code offset of the function
	* @param takes its parameter types
	*/
	pushFrame(place, takes) {
		this.add("frame", 32);
		this.#storePlace(place);
		this.getGlobal("frame");
		this.constant(0);
		this.put(OP.i32Store, 2, 4);
		for (const [index, type] of takes.slice(0, 6).entries()) {
			if (type !== TYPE.i32) continue;
			this.getGlobal("frame");
			this.get(index);
			this.put(OP.i32Store, 2, 8 + index * PARAMETER_BYTES);
		}
		this.#callIfReporting("entered");
	}
	/**
	* Reports the return, with the result if there is exactly one, and pops the frame.
	* @param gives types of the results, which are on the stack
	*/
	popFrame(gives) {
		const [type] = gives;
		if (gives.length === 1) this.#tellResult(type);
		this.#callIfReporting("left");
		this.add("frame", -32);
	}
	/** Reports the result of the call, which stays on the stack. */
	#tellResult(type) {
		const value = this.scratch(`value ${type}`, type);
		this.#tee(value);
		this.getGlobal("isTelling");
		this.if();
		this.get(value);
		if (type === TYPE.i32) this.put(OP.f64FromI32);
		else if (type === TYPE.i64) this.put(OP.f64FromI64);
		else if (type === TYPE.f32) this.put(OP.f64FromF32);
		this.call("gave");
		this.end();
	}
	/**
	* Reports that a line begins.
	* @param place its code offset
	* @param base local with the address of the function's variables; -1 if it has none in memory
	*/
	emitLineHook(place, base) {
		this.#storePlace(place);
		if (base >= 0) {
			this.getGlobal("frame");
			this.get(base);
			this.put(OP.i32Store, 2, 4);
		}
		this.#callIfReporting("lined");
	}
	/** Reports that a target line (one that a search looks for) begins. */
	emitTargetHook(line) {
		this.getGlobal("isTelling");
		this.if();
		this.constant(line);
		this.call("target");
		this.end();
	}
	/** Stores a code offset in the top frame. */
	#storePlace(place) {
		this.getGlobal("frame");
		this.constant(place);
		this.put(OP.i32Store, 2, 0);
	}
	/** Calls a hook if the program reports its lines. */
	#callIfReporting(hook) {
		this.getGlobal("isTelling");
		this.if();
		this.call(hook);
		this.end();
	}
};
// src/worker/own/cpp/instrumentedFunction.ts
/** Library functions that copy memory, hooked by name. */
var COPYING = /* @__PURE__ */ new Set(["memcpy", "memmove"]);
/** Library functions that free memory, hooked by name. */
var FREEING = /* @__PURE__ */ new Set(["free", "dlfree"]);
/** Value of `#pushedLocals` if neither of the last two instructions pushed a local. */
var NO_LOCALS = [-1, -1];
/**
* Rewrites one WebAssembly function with hooks (calls that report lines, writes …): copies its instructions from
* `#pending` on, and inserts hooks between them. The fuel hook counts loops and calls.
* Layout of the rewritten function:
*
*     fuel hook                       if the function has line rows
*     copied / freed hook             in `memcpy`, `free`, …
*     push frame, block               if lines are reported
*       … line hook before each line, stored hook after each store, fuel hook in each loop …
*     end, pop frame
*/
var InstrumentedFunction = class {
	#context;
	#function;
	#reader;
	#writer;
	/** True if the user wrote the function. */
	#isOwn;
	/** True if the user wrote the function and its lines are reported. */
	#isReported;
	/** True if the user wrote the function and there are target lines. */
	#isTarget;
	/** True if writes to memory are watched. */
	#isWatched;
	/** Start of the bytes that were read but not copied yet. */
	#pending = 0;
	/** Line of the latest line row; 0 at the start. */
	#currentLine = 0;
	/** Where lines begin in the rewritten code. */
	#lines = [];
	/** Index of the next line row. */
	#nextRow = 0;
	/** The line that was hooked last; 0 at the start and in a new loop, so that the next row is hooked in any case. */
	#reportedLine = 0;
	/** True once the line rows have reached the function's body. */
	#isInBody = false;
	/** The local that holds the frame base; -1 until the prologue has set it. */
	#frameLocal = -1;
	/** True once the function has read the stack pointer, as its prologue does. */
	#isInPrologue = false;
	/** True right after the prologue has subtracted the frame size from the stack pointer. */
	#hasSubtracted = false;
	/** The locals pushed by the last two instructions; -1 for other instructions. */
	#pushedLocals = NO_LOCALS;
	/** True if the last instruction pushed a constant. */
	#isConstant = false;
	constructor(context, module, instrumentedFunction) {
		this.#context = context;
		this.#function = instrumentedFunction;
		this.#reader = new ByteReader(module);
		this.#isOwn = context.isOwn(instrumentedFunction.index);
		this.#isReported = this.#isOwn && context.instrumentation.isReported;
		this.#isTarget = this.#isOwn && context.instrumentation.target.length > 0;
		this.#isWatched = context.instrumentation.watched !== "none";
		this.#writer = new HookWriter(context, instrumentedFunction.takes.length);
	}
	/**
	* Rewrites the body between two offsets of the module; replaces that of `abort` by a hook. Returned line offsets are
	* relative to the body.
	*/
	rewrittenBody(from, end) {
		const reader = this.#reader;
		reader.at = from;
		const groups = reader.unsigned();
		const groupsFrom = reader.at;
		let locals = this.#function.takes.length;
		for (let left = groups; left > 0; left--) {
			locals += reader.unsigned();
			reader.u8();
		}
		this.#writer = new HookWriter(this.#context, locals);
		const declared = reader.bytes.subarray(groupsFrom, reader.at);
		this.#pending = reader.at;
		this.#writeBeginning();
		if (this.#function.name === "abort") {
			this.#writer.call("aborted");
			this.#writer.put(OP.unreachable, OP.end);
		} else {
			while (reader.at < end) this.#writeInstruction(end);
			this.#copyUpTo(end);
		}
		const body = new ByteWriter();
		const { scratchTypes } = this.#writer;
		body.unsigned(groups + scratchTypes.length);
		body.copy(declared);
		for (const type of scratchTypes) body.put(1, type);
		const lines = this.#lines.map(({ offset, line }) => ({
			offset: body.length + offset,
			line
		}));
		body.copy(this.#writer.bytes);
		return {
			body: body.bytes,
			lines
		};
	}
	#writeBeginning() {
		const { name, from, rows, takes, gives } = this.#function;
		if (rows.length > 0) this.#writer.burn(rows[0].line);
		if (this.#isWatched && COPYING.has(name)) {
			this.#writer.get(0, 1, 2);
			this.#writer.call("copied");
		}
		if (this.#isWatched && FREEING.has(name)) {
			this.#writer.get(0);
			this.#writer.call("freed");
		}
		const head = rows.find(({ line }) => line > 0);
		if (this.#isTarget && head !== void 0) this.#emitTargetHook(head.line);
		if (!this.#isReported) return;
		this.#writer.pushFrame(from, takes);
		this.#writer.put(OP.block, ...gives.length === 0 ? [TYPE.none] : gives);
	}
	#writeInstruction(end) {
		const reader = this.#reader;
		const at = reader.at;
		this.#enterRow(at);
		const op = reader.u8();
		if (op >= OP.firstStore && op <= OP.lastStore) return this.#writeStore(at, op);
		if (op >= OP.firstLoad && op <= OP.lastLoad) return this.#writeLoad(at);
		const from = reader.at;
		skipImmediates(reader, op);
		const operand = new ByteReader(reader.bytes, from);
		switch (op) {
			case OP.localGet:
				this.#pushedLocals = [this.#pushedLocals[1], operand.unsigned()];
				this.#isConstant = this.#hasSubtracted = false;
				return;
			case OP.globalGet:
				this.#isInPrologue ||= operand.unsigned() === 0 && this.#frameLocal < 0;
				break;
			case OP.i32Sub:
				this.#hasSubtracted = this.#isInPrologue;
				this.#pushedLocals = NO_LOCALS;
				this.#isConstant = false;
				return;
			case OP.localSet:
				if (this.#hasSubtracted && this.#frameLocal < 0) this.#frameLocal = operand.unsigned();
				break;
			case OP.globalSet:
				if (this.#isWatched && this.#isOwn && operand.unsigned() === 0) {
					this.#copyUpTo(reader.at);
					this.#writer.checkStack();
				}
				break;
			case OP.call:
				this.#copyUpTo(at);
				this.#writeCall(operand.unsigned());
				this.#pending = reader.at;
				break;
			case OP.callIndirect:
				this.#copyUpTo(at);
				this.#noteLine();
				break;
			case OP.refFunc:
				this.#copyUpTo(at);
				this.#writer.put(OP.refFunc);
				this.#writer.unsigned(this.#context.shifted(operand.unsigned()));
				this.#pending = reader.at;
				break;
			case OP.loop:
				this.#copyUpTo(reader.at);
				if (this.#function.rows.length > 0) this.#writer.burn(this.#currentLine);
				this.#reportedLine = 0;
				break;
			case OP.memoryGrow:
				this.#copyUpTo(at);
				this.#writer.call("grown");
				this.#pending = reader.at;
				break;
			case OP.extended:
				if (this.#isWatched) this.#writeBulk(at, operand.unsigned());
				break;
			case OP.return:
				this.#copyUpTo(at);
				if (this.#isReported) this.#writer.popFrame(this.#function.gives);
				break;
			case OP.end:
				if (reader.at < end || !this.#isReported) break;
				this.#copyUpTo(at);
				this.#writer.end();
				if (this.#isReported) this.#writer.popFrame(this.#function.gives);
		}
		this.#pushedLocals = NO_LOCALS;
		this.#isConstant = op === OP.i32Const;
		this.#hasSubtracted = false;
	}
	/** Copies the pending bytes before an offset. */
	#copyUpTo(at) {
		this.#writer.copy(this.#reader.bytes.subarray(this.#pending, at));
		this.#pending = at;
	}
	/** Handles the line rows up to an offset: notes the current line, and hooks its beginning. */
	#enterRow(at) {
		const { rows } = this.#function;
		const offset = at - this.#context.base;
		let isStatement = false;
		while (this.#nextRow < rows.length && rows[this.#nextRow].offset <= offset) {
			const row = rows[this.#nextRow++];
			this.#isInBody ||= row.endsPrologue;
			isStatement ||= row.isStatement && row.offset === offset;
			if (row.line === this.#currentLine) continue;
			this.#currentLine = row.line;
			this.#lines.push({
				offset: this.#writer.length + at - this.#pending,
				line: row.line
			});
		}
		if (!this.#isReported && !this.#isTarget || !this.#isInBody || this.#currentLine === 0) return;
		if (isStatement ? this.#currentLine === this.#reportedLine : this.#reportedLine !== 0) return;
		this.#copyUpTo(at);
		this.#reportedLine = this.#currentLine;
		if (this.#isReported) this.#writer.emitLineHook(offset, this.#frameLocal);
		else this.#emitTargetHook(this.#currentLine);
	}
	/** Emits a hook if the line is a target line. */
	#emitTargetHook(line) {
		if (this.#context.instrumentation.target.includes(line)) this.#writer.emitTargetHook(line);
	}
	/**
	* Hooks a store. Addresses in a local are reused; others are saved first. A store to a variable on the stack frame is
	* not likely to go to a board, and is hooked only if all stores are watched.
	*
	*     local.get 3                ─▶   local.get 3
	*     local.get 4                     local.get 4
	*     i32.store offset=8              i32.store offset=8
	*                                     check the 4 bytes at local 3 + 8
	*/
	#writeStore(at, op) {
		const reader = this.#reader;
		reader.unsigned();
		const offset = reader.unsigned();
		const [address] = this.#pushedLocals;
		this.#pushedLocals = NO_LOCALS;
		const isLikely = address < 0 || address !== this.#frameLocal;
		if (!this.#isWatched || !isLikely && this.#context.instrumentation.watched === "likely") return;
		const bytes = STORED_BYTES[op - OP.firstStore];
		if (address >= 0) {
			this.#copyUpTo(reader.at);
			this.#writer.checkStore(address, offset, bytes, this.#ownLine);
			return;
		}
		this.#copyUpTo(at);
		const into = this.#writer.saveAddress(STORED_TYPES[op - OP.firstStore]);
		this.#copyUpTo(reader.at);
		this.#writer.checkStore(into, offset, bytes, this.#ownLine);
	}
	/**
	* Hooks a load if memory is watched, unless its address cannot be null: in the stack frame, constant, or offset
	* beyond the null page.
	*/
	#writeLoad(at) {
		const reader = this.#reader;
		reader.unsigned();
		const offset = reader.unsigned();
		const [, address] = this.#pushedLocals;
		const isConstant = this.#isConstant;
		this.#pushedLocals = NO_LOCALS;
		this.#isConstant = false;
		if (!this.#isWatched || isConstant || offset >= 4096 || address >= 0 && address === this.#frameLocal) return;
		this.#copyUpTo(at);
		this.#writer.checkLoad(address, offset);
	}
	/** Hooks instructions that copy or fill a range. */
	#writeBulk(at, op) {
		if (op !== EXTENDED.memoryCopy && op !== EXTENDED.memoryFill) return;
		this.#copyUpTo(at);
		const [to, from, bytes] = this.#writer.saveRange();
		this.#copyUpTo(this.#reader.at);
		if (op === EXTENDED.memoryCopy) {
			this.#writer.get(to, from, bytes);
			this.#writer.call("copied");
		}
		this.#writer.get(to, bytes);
		this.#writer.putLine(this.#ownLine);
		this.#writer.call("stored");
	}
	#writeCall(index) {
		if (!this.#context.isOwn(index)) this.#noteLine();
		this.#writer.put(OP.call);
		this.#writer.unsigned(this.#context.shifted(index));
	}
	/** Saves the current line for stores in the called library code. */
	#noteLine() {
		if (!this.#isOwn || this.#currentLine === 0) return;
		this.#writer.constant(this.#currentLine);
		this.#writer.setGlobal("line");
	}
	/** Current line in code of the user; 0 in library code. */
	get #ownLine() {
		return this.#isOwn ? this.#currentLine : 0;
	}
};
// src/worker/own/cpp/debug/dwarf.ts
/** The DWARF 5 constants that clang emits and this debugger reads. */
/** `DW_TAG_*`: kind of a debugging information entry. */
var TAG = {
	array: 1,
	class: 2,
	enumeration: 4,
	parameter: 5,
	block: 11,
	member: 13,
	pointer: 15,
	reference: 16,
	unit: 17,
	structure: 19,
	typedef: 22,
	union: 23,
	inheritance: 28,
	range: 33,
	base: 36,
	const: 38,
	enumerator: 40,
	function: 46,
	typeArgument: 47,
	valueArgument: 48,
	variable: 52,
	volatile: 53,
	restrict: 55,
	namespace: 57,
	rvalueReference: 66
};
/** `DW_AT_*`: attribute of a debugging information entry. */
var ATTRIBUTE = {
	location: 2,
	name: 3,
	bytes: 11,
	bits: 13,
	low: 17,
	high: 18,
	constant: 28,
	origin: 49,
	count: 55,
	offset: 56,
	line: 59,
	encoding: 62,
	specification: 71,
	type: 73,
	bitOffset: 107,
	textOffsets: 114,
	addresses: 115
};
/** `DW_FORM_*`: encoding of an attribute's value. */
var FORM = {
	address: 1,
	bytes2: 5,
	bytes4: 6,
	bytes8: 7,
	text: 8,
	byte: 11,
	flag: 12,
	signed: 13,
	textAt: 14,
	unsigned: 15,
	reference4: 19,
	sectionOffset: 23,
	expression: 24,
	flagPresent: 25,
	textNumber: 26,
	addressNumber: 27,
	bytes16: 30,
	lineTextAt: 31,
	implicit: 33,
	locationList: 34,
	rangeList: 35,
	textNumber1: 37,
	textNumber2: 38,
	textNumber3: 39,
	textNumber4: 40
};
/** `DW_ATE_*`: interpretation of a base type's bytes. */
var ENCODING = {
	boolean: 2,
	float: 4,
	signed: 5,
	signedCharacter: 6,
	unsigned: 7,
	unsignedCharacter: 8,
	utf: 16
};
/** `DW_OP_*`: operations of location expressions. */
var OPERATION = {
	address: 3,
	deref: 6,
	frameBase: 145,
	addressNumber: 161,
	local: 237
};
// src/worker/own/cpp/wasmSections.ts
/** Ids of the kinds of sections that are read. */
var SECTION = {
	custom: 0,
	type: 1,
	import: 2,
	function: 3,
	global: 6,
	export: 7,
	start: 8,
	element: 9,
	code: 10
};
/** Length of the magic number and the version, with which a module begins. */
var PREAMBLE_BYTES$1 = 8;
function sectionsOf(module) {
	const sections = [];
	const reader = new ByteReader(module, PREAMBLE_BYTES$1);
	while (reader.at < module.length) {
		const from = reader.at;
		const id = reader.u8();
		const end = reader.unsigned() + reader.at;
		const name = id === SECTION.custom ? reader.text() : void 0;
		sections.push({
			id,
			name,
			from,
			content: reader.at,
			end
		});
		reader.at = end;
	}
	return sections;
}
/** Returns the content of a custom section; empty if missing. */
function customSection(module, name) {
	const section = sectionsOf(module).find((section) => section.name === name);
	return section === void 0 ? /* @__PURE__ */ new Uint8Array() : module.subarray(section.content, section.end);
}
/** Id of the subsection with the names of functions. */
var FUNCTION_NAMES = 1;
/** Returns function indices by name, from the `name` section. */
function functionsByName(module) {
	const names = /* @__PURE__ */ new Map();
	const content = customSection(module, "name");
	const reader = new ByteReader(content);
	while (reader.at < content.length) {
		const kind = reader.u8();
		const end = reader.unsigned() + reader.at;
		if (kind === FUNCTION_NAMES) for (let left = reader.unsigned(); left > 0; left--) {
			const index = reader.unsigned();
			names.set(reader.text(), index);
		}
		reader.at = end;
	}
	return names;
}
// src/worker/own/cpp/lineTable.ts
/** Parses DWARF's line number table: the code offsets at which source lines begin. */
/** Functions that the linker discarded have tombstone addresses: 0, 1, or from this one on. */
var TOMBSTONE = 4026531840;
/**
* Returns the rows of a module (of DWARF 5) in order of offset, without those of discarded functions.
* @param file name of the source file
*/
function lineRows(module, file) {
	const table = customSection(module, ".debug_line");
	const texts = customSection(module, ".debug_line_str");
	const rows = [];
	const reader = new ByteReader(table);
	while (reader.at < table.length) {
		const end = reader.u32() + reader.at;
		if (reader.u16() === 5) readProgram(reader, end, texts, file, rows);
		reader.at = end;
	}
	return rows.toSorted((a, b) => a.offset - b.offset);
}
/** Extended opcodes `DW_LNE_*`. */
var END_SEQUENCE = 1;
var SET_ADDRESS = 2;
/** Standard opcodes `DW_LNS_*`. */
var COPY = 1;
var ADVANCE_PC = 2;
var ADVANCE_LINE = 3;
var SET_FILE = 4;
var NEGATE_STATEMENT = 6;
var CONST_ADD_PC = 8;
var FIXED_ADVANCE_PC = 9;
var SET_PROLOGUE_END = 10;
/**
* Runs one line number program: a state machine that emits rows. Opcodes from `opcodeBase` on advance offset and line
* and emit a row in one step. With `lineBase` −5, `lineRange` 14 and `opcodeBase` 13, opcode 34 is 13 + 1 · 14 + 7:
*
*     offset += 1, line += −5 + 7, emit
*/
function readProgram(reader, end, texts, file, rows) {
	reader.u16();
	const program = reader.u32() + reader.at;
	const smallestStep = reader.u8();
	reader.u16();
	const lineBase = reader.u8() << 24 >> 24;
	const lineRange = reader.u8();
	const opcodeBase = reader.u8();
	const operands = Array.from({ length: opcodeBase - 1 }, () => reader.u8());
	readEntries(reader, texts);
	const isFromFile = readEntries(reader, texts).map((name) => name === file || name.endsWith(`/${file}`));
	reader.at = program;
	let sequence = [];
	let [offset, source, line, isStatement, endsPrologue] = [
		0,
		1,
		1,
		true,
		false
	];
	const row = (lineOfRow) => {
		sequence.push({
			offset,
			line: lineOfRow,
			isStatement,
			endsPrologue
		});
		endsPrologue = false;
	};
	const emit = () => row(isFromFile[source] ? line : 0);
	while (reader.at < end) {
		const op = reader.u8();
		if (op >= opcodeBase) {
			offset += Math.floor((op - opcodeBase) / lineRange) * smallestStep;
			line += lineBase + (op - opcodeBase) % lineRange;
			emit();
		} else if (op === 0) {
			const next = reader.unsigned() + reader.at;
			const extended = reader.u8();
			if (extended === END_SEQUENCE) {
				row(0);
				const [{ offset: first }] = sequence;
				if (first > 1 && first < TOMBSTONE) rows.push(...sequence);
				sequence = [];
				[offset, source, line, isStatement] = [
					0,
					1,
					1,
					true
				];
			} else if (extended === SET_ADDRESS) offset = reader.u32();
			reader.at = next;
		} else if (op === COPY) emit();
		else if (op === ADVANCE_PC) offset += reader.unsigned() * smallestStep;
		else if (op === ADVANCE_LINE) line += reader.signed();
		else if (op === SET_FILE) source = reader.unsigned();
		else if (op === NEGATE_STATEMENT) isStatement = !isStatement;
		else if (op === CONST_ADD_PC) offset += Math.floor((255 - opcodeBase) / lineRange) * smallestStep;
		else if (op === FIXED_ADVANCE_PC) offset += reader.u16();
		else if (op === SET_PROLOGUE_END) endsPrologue = true;
		else for (let left = operands[op - 1]; left > 0; left--) reader.unsigned();
	}
}
/** `DW_LNCT_path`. */
var PATH$1 = 1;
/** Reads a list of directories or files. Returns their names. */
function readEntries(reader, texts) {
	const formats = Array.from({ length: reader.u8() }, () => [reader.unsigned(), reader.unsigned()]);
	return Array.from({ length: reader.unsigned() }, () => {
		let name = "";
		for (const [content, form] of formats) {
			const value = readForm(reader, form, texts);
			if (content === PATH$1) name = value;
		}
		return name;
	});
}
/** Reads a value. @returns its text; empty for numbers and bytes @throws RangeError on unknown forms */
function readForm(reader, form, texts) {
	switch (form) {
		case FORM.lineTextAt: return new ByteReader(texts, reader.u32()).zeroEnded();
		case FORM.text: return reader.zeroEnded();
		case FORM.byte:
			reader.u8();
			return "";
		case FORM.unsigned:
			reader.unsigned();
			return "";
		case FORM.bytes16:
			reader.at += 16;
			return "";
		default: throw new RangeError(`Form ${form} in the table of lines`);
	}
}
// src/worker/own/cpp/sourceFiles.ts
/** File name of the user's program. */
var PROGRAM_FILE = "program.cpp";
/** File name of the harness that calls a function of the program. */
var HARNESS_FILE = "harness.cpp";
/** File name of the stand-ins for functions of other systems, such as Windows. */
var STAND_IN_FILE = "standIns.h";
/** File name of the expressions whose values are read. */
var SHOWN_FILE = "shown";
/** File name of the code that formats the values of the expressions in `SHOWN_FILE`. */
var SHOWN_HEADER = "shown.h";
// src/worker/own/cpp/instrumentedCode.ts
/**
* Rewrites the code section of a module, with hooks that report lines and writes.
* @param reader at the content of the section
* @returns the starts of lines in the rewritten section, ascending; each function starts with line 0
*/
function instrumentedCode(reader, shape, instrumentation, writer) {
	const base = reader.at;
	const bodies = bodiesOf(reader, shape.importedFunctions, base);
	const own = new Set(bodies.filter(({ rows }) => rows.some(({ line }) => line > 0)).map(({ index }) => index));
	const context = {
		instrumentation,
		base,
		hook: (name) => shape.importedFunctions + HOOK_NAMES$1.indexOf(name),
		global: (name) => shape.globals + HOOK_GLOBAL_NAMES.indexOf(name),
		shifted: (index) => index < shape.importedFunctions ? index : index + HOOK_NAMES$1.length,
		isOwn: (index) => own.has(index)
	};
	const names = new Map([...functionsByName(reader.bytes)].map(([name, index]) => [index, name]));
	const starts = [];
	writer.unsigned(bodies.length);
	for (const { index, from, end, rows } of bodies) {
		const signature = shape.signatures[shape.functionTypes[index - shape.importedFunctions]];
		const { body, lines } = new InstrumentedFunction(context, reader.bytes, {
			index,
			name: names.get(index) ?? "",
			from: from - base,
			rows,
			...signature
		}).rewrittenBody(from, end);
		writer.unsigned(body.length);
		starts.push({
			offset: writer.length,
			line: 0
		});
		for (const { offset, line } of lines) starts.push({
			offset: writer.length + offset,
			line
		});
		writer.copy(body);
	}
	return starts;
}
/** @param imported number of imported functions @param base offset of the code section's content */
function bodiesOf(reader, imported, base) {
	const rows = lineRows(reader.bytes, PROGRAM_FILE);
	const bodies = [];
	let first = 0;
	for (let left = reader.unsigned(); left > 0; left--) {
		const end = reader.unsigned() + reader.at;
		const from = reader.at;
		while (first < rows.length && rows[first].offset < from - base) first++;
		let next = first;
		while (next < rows.length && rows[next].offset < end - base) next++;
		bodies.push({
			index: imported + bodies.length,
			from,
			end,
			rows: rows.slice(first, next)
		});
		first = next;
		reader.at = end;
	}
	return bodies;
}
// src/worker/own/cpp/moduleShape.ts
/** Kinds of imports and exports in the binary format. */
var KIND$1 = {
	function: 0,
	table: 1,
	memory: 2,
	global: 3
};
/** Reads the shape of a module. @throws RangeError on imports other than functions */
function shapeOf(module, sections) {
	const readerOf = (id) => {
		const section = sections.find((section) => section.id === id);
		return section === void 0 ? new ByteReader(Uint8Array.of(0)) : new ByteReader(module, section.content);
	};
	const types = readerOf(SECTION.type);
	const signatures = Array.from({ length: types.unsigned() }, () => {
		types.u8();
		return {
			takes: Array.from({ length: types.unsigned() }, () => types.u8()),
			gives: Array.from({ length: types.unsigned() }, () => types.u8())
		};
	});
	const imports = readerOf(SECTION.import);
	let importedFunctions = 0;
	for (let left = imports.unsigned(); left > 0; left--) {
		imports.text();
		imports.text();
		const kind = imports.u8();
		if (kind !== KIND$1.function) throw new RangeError(`An import of the kind ${kind}`);
		imports.unsigned();
		importedFunctions++;
	}
	const functions = readerOf(SECTION.function);
	const functionTypes = Array.from({ length: functions.unsigned() }, () => functions.unsigned());
	const globals = readerOf(SECTION.global).unsigned();
	return {
		types: signatures.length,
		signatures,
		importedFunctions,
		globals,
		functionTypes
	};
}
// src/worker/own/cpp/instrumentedSections.ts
/** Copies the type section and appends the types of the hooks. @param end of the section */
function withTypes(types, end, writer) {
	writer.unsigned(types.unsigned() + HOOK_NAMES$1.length);
	writer.copy(types.bytes.subarray(types.at, end));
	for (const name of HOOK_NAMES$1) {
		const { takes, gives } = HOOK_TYPES[name];
		writer.put(TYPE.function, takes.length, ...takes, gives.length, ...gives);
	}
}
/** Copies the import section and appends the hooks. @param end of the section */
function withImports(imports, end, writer, shape) {
	writer.unsigned(imports.unsigned() + HOOK_NAMES$1.length);
	writer.copy(imports.bytes.subarray(imports.at, end));
	for (const [index, name] of HOOK_NAMES$1.entries()) {
		writer.text(HOOK_MODULE);
		writer.text(name);
		writer.put(KIND$1.function);
		writer.unsigned(shape.types + index);
	}
}
/** Copies the section of globals and appends the hook globals. @param end of the section */
function withGlobals(globals, end, writer) {
	writer.unsigned(globals.unsigned() + HOOK_GLOBAL_NAMES.length);
	writer.copy(globals.bytes.subarray(globals.at, end));
	for (const name of HOOK_GLOBAL_NAMES) {
		writer.put(TYPE.i32, 1, OP.i32Const);
		writer.signed(HOOK_GLOBALS[name]);
		writer.put(OP.end);
	}
}
/** Rewrites the export section: shifts function indices, and adds the hook globals and the stack pointer (global 0). */
function withExports(exports, writer, shift, shape) {
	const count = exports.unsigned();
	writer.unsigned(count + HOOK_GLOBAL_NAMES.length + 1);
	for (let left = count; left > 0; left--) {
		writer.text(exports.text());
		const kind = exports.u8();
		const index = exports.unsigned();
		writer.put(kind);
		writer.unsigned(kind === KIND$1.function ? shift(index) : index);
	}
	for (const [index, name] of [STACK_POINTER, ...HOOK_GLOBAL_NAMES].entries()) {
		writer.text(name);
		writer.put(KIND$1.global);
		writer.unsigned(index === 0 ? 0 : shape.globals + index - 1);
	}
}
/** Rewrites the tables of indirectly called functions. @throws RangeError on segment kinds the linker does not emit */
function withElements(elements, writer, shift) {
	const count = elements.unsigned();
	writer.unsigned(count);
	for (let left = count; left > 0; left--) {
		const kind = elements.unsigned();
		if (kind !== 0) throw new RangeError(`Elements of the kind ${kind}`);
		writer.unsigned(kind);
		const from = elements.at;
		for (let op = elements.u8(); op !== OP.end; op = elements.u8()) skipImmediates(elements, op);
		writer.copy(elements.bytes.subarray(from, elements.at));
		const functions = elements.unsigned();
		writer.unsigned(functions);
		for (let index = 0; index < functions; index++) writer.unsigned(shift(elements.unsigned()));
	}
}
// src/worker/own/cpp/instrument.ts
/** Adds hooks (calls that record what the program does) to a linked module with the memory layout of `layout.ts`. */
/** Magic number and version of a module. */
var PREAMBLE_BYTES = 8;
/** Returns the module with hooks, without custom sections. @throws RangeError on code the compiler does not emit */
function instrumented(module, instrumentation) {
	const sections = sectionsOf(module);
	const shape = shapeOf(module, sections);
	const shift = (index) => index < shape.importedFunctions ? index : index + HOOK_NAMES$1.length;
	const places = new CodePlaces();
	const writer = new ByteWriter();
	writer.copy(module.subarray(0, PREAMBLE_BYTES));
	for (const { id, content: from, end } of sections) {
		if (id === SECTION.custom) continue;
		const reader = new ByteReader(module, from);
		const content = new ByteWriter();
		let lines = [];
		if (id === SECTION.type) withTypes(reader, end, content);
		else if (id === SECTION.import) withImports(reader, end, content, shape);
		else if (id === SECTION.global) withGlobals(reader, end, content);
		else if (id === SECTION.export) withExports(reader, content, shift, shape);
		else if (id === SECTION.element) withElements(reader, content, shift);
		else if (id === SECTION.start) content.unsigned(shift(reader.unsigned()));
		else if (id === SECTION.code) lines = instrumentedCode(reader, shape, instrumentation, content);
		else content.copy(module.subarray(from, end));
		writer.put(id);
		writer.unsigned(content.length);
		for (const { offset, line } of lines) places.add(writer.length + offset, line);
		writer.copy(content.bytes);
	}
	return {
		module: writer.bytes.slice(),
		places
	};
}
// src/worker/own/cpp/debug/memoized.ts
/** Returns the cached value of a key, creating it on first use. */
function memoized(known, key, make) {
	const value = known.get(key);
	if (value !== void 0) return value;
	const made = make(key);
	known.set(key, made);
	return made;
}
// src/worker/own/cpp/debug/entries.ts
/** Parses DWARF's tree of debugging information entries: functions, variables and types. */
function numberIn({ attributes }, attribute) {
	const value = attributes.get(attribute);
	return typeof value === "number" ? value : void 0;
}
function nameOf$1({ attributes }) {
	const value = attributes.get(ATTRIBUTE.name);
	return typeof value === "string" ? value : void 0;
}
function expressionIn({ attributes }, attribute) {
	const value = attributes.get(attribute);
	return value instanceof Uint8Array ? value : void 0;
}
/** The attributes that are read; others are skipped. */
var KEPT = new Set(Object.values(ATTRIBUTE));
/** DWARF version of the units that are read. */
var VERSION = 5;
var WORD_BYTES$6 = 4;
/** Parses a module's entries; skips units of versions other than 5. @throws RangeError on unknown forms or codes */
function entriesOf(module) {
	const info = customSection(module, ".debug_info");
	const shapes = customSection(module, ".debug_abbrev");
	const sections = {
		texts: customSection(module, ".debug_str"),
		textOffsets: customSection(module, ".debug_str_offsets"),
		addresses: customSection(module, ".debug_addr"),
		lineTexts: customSection(module, ".debug_line_str")
	};
	const reader = new ByteReader(info);
	const units = [];
	const byOffset = /* @__PURE__ */ new Map();
	while (reader.at < info.length) {
		const from = reader.at;
		const end = reader.u32() + reader.at;
		if (reader.u16() === VERSION) {
			reader.u16();
			const kinds = shapesAt(shapes, reader.u32());
			units.push(...new UnitReader(reader, from, kinds, sections, byOffset).read(end));
		}
		reader.at = end;
	}
	return {
		units,
		referencedEntry: ({ attributes }, attribute) => {
			const offset = attributes.get(attribute);
			return typeof offset === "number" ? byOffset.get(offset) : void 0;
		},
		address: (entry, number) => {
			const base = numberIn(unitOf(entry), ATTRIBUTE.addresses) ?? 0;
			return new ByteReader(sections.addresses, base + number * WORD_BYTES$6).u32();
		}
	};
}
function unitOf(entry) {
	return entry.parent === void 0 ? entry : unitOf(entry.parent);
}
/** Parses an abbreviation table. Returns its declarations by code. */
function shapesAt(bytes, from) {
	const reader = new ByteReader(bytes, from);
	const shapes = /* @__PURE__ */ new Map();
	for (let code = reader.unsigned(); code !== 0; code = reader.unsigned()) {
		const tag = reader.unsigned();
		const hasChildren = reader.u8() === 1;
		const attributes = [];
		for (;;) {
			const attribute = reader.unsigned();
			const form = reader.unsigned();
			const implicit = form === FORM.implicit ? reader.signed() : 0;
			if (attribute === 0 && form === 0) break;
			attributes.push([
				attribute,
				form,
				implicit
			]);
		}
		shapes.set(code, {
			tag,
			hasChildren,
			attributes
		});
	}
	return shapes;
}
/** Reads the entries of one compilation unit. */
var UnitReader = class {
	/** Start of the list of the unit's strings, to which entries refer by index. */
	#textBase = 0;
	/** Start of the list of the unit's addresses, to which entries refer by index. */
	#addressBase = 0;
	#reader;
	#unitOffset;
	#shapes;
	#sections;
	#byOffset;
	constructor(reader, from, shapes, sections, byOffset) {
		this.#reader = reader;
		this.#unitOffset = from;
		this.#shapes = shapes;
		this.#sections = sections;
		this.#byOffset = byOffset;
	}
	read(end) {
		const roots = [];
		const open = [];
		while (this.#reader.at < end) {
			const offset = this.#reader.at;
			const code = this.#reader.unsigned();
			if (code === 0) {
				open.pop();
				continue;
			}
			const shape = this.#shapes.get(code);
			if (shape === void 0) throw new RangeError(`Entries of the shape ${code}`);
			const parent = open.at(-1);
			const children = [];
			const attributes = this.#readAttributes(shape, parent === void 0);
			const entry = {
				tag: shape.tag,
				parent: parent?.entry,
				children,
				attributes
			};
			this.#byOffset.set(offset, entry);
			(parent?.children ?? roots).push(entry);
			if (shape.hasChildren) open.push({
				entry,
				children
			});
		}
		return roots;
	}
	/**
	* Reads an entry's attributes.
	* @param isUnit true for the entry of the unit itself: its name is not read, because the string base that the name
	* needs is a later attribute
	*/
	#readAttributes({ attributes }, isUnit) {
		const values = /* @__PURE__ */ new Map();
		for (const [attribute, form, implicit] of attributes) {
			const value = this.#readValue(form, implicit, !isUnit && attribute === ATTRIBUTE.name);
			if (value !== void 0 && KEPT.has(attribute)) values.set(attribute, value);
		}
		if (isUnit) {
			this.#textBase = numberOr0(values.get(ATTRIBUTE.textOffsets));
			this.#addressBase = numberOr0(values.get(ATTRIBUTE.addresses));
		}
		return values;
	}
	/** Reads a value; an indexed string only if `readsString`. @returns undefined for values that are skipped */
	#readValue(form, implicit, readsString) {
		const reader = this.#reader;
		const text = (number) => readsString ? this.#readText(number) : void 0;
		switch (form) {
			case FORM.byte:
			case FORM.flag: return reader.u8();
			case FORM.bytes2: return reader.u16();
			case FORM.bytes4:
			case FORM.address: return reader.u32();
			case FORM.bytes8: return reader.u32() + reader.u32() * 2 ** 32;
			case FORM.signed: return reader.signed();
			case FORM.unsigned: return reader.unsigned();
			case FORM.implicit: return implicit;
			case FORM.flagPresent: return 1;
			case FORM.reference4: return this.#unitOffset + reader.u32();
			case FORM.sectionOffset: return reader.u32();
			case FORM.addressNumber: return this.#readAddress(reader.unsigned());
			case FORM.expression: {
				const bytes = reader.unsigned();
				reader.at += bytes;
				return reader.bytes.subarray(reader.at - bytes, reader.at);
			}
			case FORM.text: return reader.zeroEnded();
			case FORM.textAt: return new ByteReader(this.#sections.texts, reader.u32()).zeroEnded();
			case FORM.lineTextAt: return new ByteReader(this.#sections.lineTexts, reader.u32()).zeroEnded();
			case FORM.textNumber: return text(reader.unsigned());
			case FORM.textNumber1: return text(reader.u8());
			case FORM.textNumber2: return text(reader.u16());
			case FORM.textNumber3: return text(reader.u16() + (reader.u8() << 16));
			case FORM.textNumber4: return text(reader.u32());
			case FORM.locationList:
			case FORM.rangeList:
				reader.unsigned();
				return;
			case FORM.bytes16:
				reader.at += 16;
				return;
			default: throw new RangeError(`Form ${form} in the entries`);
		}
	}
	#readText(number) {
		const offsets = new ByteReader(this.#sections.textOffsets, this.#textBase + number * WORD_BYTES$6);
		return new ByteReader(this.#sections.texts, offsets.u32()).zeroEnded();
	}
	#readAddress(number) {
		return new ByteReader(this.#sections.addresses, this.#addressBase + number * WORD_BYTES$6).u32();
	}
};
function numberOr0(value) {
	return typeof value === "number" ? value : 0;
}
// src/worker/own/cpp/debug/types.ts
/** Properties of the types in a program's debug information (DWARF): size, members, library names and others. */
var POINTER_BYTES = 4;
/** Tags of types that rename or qualify another type. */
var NAMED = /* @__PURE__ */ new Set([
	TAG.typedef,
	TAG.const,
	TAG.volatile,
	TAG.restrict
]);
/** Tags of types whose values are stored as addresses. */
var LINKED$1 = /* @__PURE__ */ new Set([
	TAG.pointer,
	TAG.reference,
	TAG.rvalueReference
]);
var Types = class {
	#entries;
	#flat = /* @__PURE__ */ new Map();
	#members = /* @__PURE__ */ new Map();
	#arguments = /* @__PURE__ */ new Map();
	#libraryNames = /* @__PURE__ */ new Map();
	constructor(entries) {
		this.#entries = entries;
	}
	/** Strips typedefs and qualifiers. Returns undefined for `void`. */
	plain(type) {
		let entry = type;
		while (entry !== void 0 && NAMED.has(entry.tag)) entry = this.target(entry);
		return entry;
	}
	/** Returns the type that a pointer, reference, array, typedef or qualified type refers to; undefined for `void`. */
	target(type) {
		return this.#entries.referencedEntry(type, ATTRIBUTE.type);
	}
	/** Returns the size of a type; 0 if unknown. */
	bytes(type) {
		const plain = this.plain(type);
		if (plain === void 0) return 0;
		if (LINKED$1.has(plain.tag)) return POINTER_BYTES;
		if (plain.tag !== TAG.array) return numberIn(plain, ATTRIBUTE.bytes) ?? 0;
		const element = this.target(plain);
		return element === void 0 ? 0 : this.lengths(plain).reduce((a, b) => a * b, this.bytes(element));
	}
	/** Returns an array's dimensions, outermost first; 0 for an unknown one. */
	lengths({ children }) {
		return children.filter(({ tag }) => tag === TAG.range).map((range) => numberIn(range, ATTRIBUTE.count) ?? 0);
	}
	/** Returns the named data members of a structure, inherited ones first. */
	members(type) {
		return memoized(this.#members, type, () => this.#computeMembers(type));
	}
	#computeMembers({ children }) {
		return children.flatMap((child) => {
			const offset = numberIn(child, ATTRIBUTE.offset);
			const type = this.target(child);
			const name = nameOf$1(child);
			if (offset === void 0 || type === void 0) return [];
			if (child.tag === TAG.inheritance) {
				const base = this.plain(type);
				return (base === void 0 ? [] : this.members(base)).map((member) => ({
					...member,
					offset: offset + member.offset
				}));
			}
			return child.tag === TAG.member && name !== void 0 ? [{
				name,
				type,
				offset
			}] : [];
		});
	}
	/**
	* Returns true if a value of the type holds no pointers or references: its bytes are the whole value. False for
	* unions.
	*/
	isFlat(type) {
		const plain = this.plain(type);
		return plain !== void 0 && memoized(this.#flat, plain, () => this.#computeIsFlat(plain));
	}
	#computeIsFlat(plain) {
		switch (plain.tag) {
			case TAG.base:
			case TAG.enumeration: return true;
			case TAG.array: {
				const element = this.target(plain);
				return element !== void 0 && this.isFlat(element);
			}
			case TAG.class:
			case TAG.structure: return this.members(plain).every(({ type }) => this.isFlat(type));
			default: return false;
		}
	}
	/** Returns the type arguments of a template; empty for other types. */
	typeArguments(type) {
		return memoized(this.#arguments, type, ({ children }) => children.filter(({ tag }) => tag === TAG.typeArgument).flatMap((argument) => this.target(argument) ?? []));
	}
	/** Returns the name of a template or class of the standard library; undefined for other types. */
	libraryName(type) {
		return memoized(this.#libraryNames, type, libraryName) || void 0;
	}
};
/** Returns the name without template arguments; empty for types outside `std`. */
function libraryName(type) {
	let space = type.parent;
	while (space?.parent !== void 0 && nameOf$1(space) !== "std") space = space.parent;
	return space !== void 0 && nameOf$1(space) === "std" && space.tag === TAG.namespace ? (nameOf$1(type) ?? "").replace(/<.*/s, "") : "";
}
// src/worker/own/cpp/debug/symbols.ts
/** Collects the functions and variables of a program, with their locations, from its debug information (DWARF). */
/** Namespaces of the library and of the harness that calls the program's function. */
var FOREIGN = /* @__PURE__ */ new Set(["std", "backdoku"]);
var EVERYWHERE = {
	from: 0,
	end: Infinity
};
/**
* Collects the program's own symbols in a module.
* @throws RangeError on kinds of DWARF data that the app's compiler does not emit
*/
function symbolsOf$1(module) {
	const entries = entriesOf(module);
	const functions = [];
	const globals = [];
	function visit({ children }) {
		for (const entry of children) if (entry.tag === TAG.namespace) {
			if (!FOREIGN.has(nameOf$1(entry))) visit(entry);
		} else if (entry.tag === TAG.variable) globals.push(...variable(entry, EVERYWHERE));
		else if (entry.tag === TAG.function) functions.push(...functionOf(entry));
	}
	/** Returns the symbol of a function; none if the function has no code. */
	function functionOf(entry) {
		const range = rangeOf(entry);
		if (range === void 0) return [];
		const variables = [];
		collectVariables(entry, range, variables);
		const gives = entries.referencedEntry(declarationOf(entry), ATTRIBUTE.type);
		return [{
			name: declaredName(entry) ?? "",
			...range,
			gives,
			variables
		}];
	}
	/** Adds the parameters and variables of a function or block, and of the blocks in it. */
	function collectVariables({ children }, range, variables) {
		for (const entry of children) if (entry.tag === TAG.block) collectVariables(entry, rangeOf(entry) ?? range, variables);
		else if (entry.tag === TAG.parameter || entry.tag === TAG.variable) variables.push(...variable(entry, range));
	}
	/** Returns the symbol of a variable; none if its name, location or type is unknown. */
	function variable(entry, range) {
		const name = declaredName(entry);
		const place = placeOf(entry);
		const type = entries.referencedEntry(declarationOf(entry), ATTRIBUTE.type);
		if (name === void 0 || place === void 0 || type === void 0) return [];
		return [{
			name,
			type,
			place,
			line: entry.tag === TAG.variable && range !== EVERYWHERE ? numberIn(entry, ATTRIBUTE.line) ?? 0 : 0,
			...range
		}];
	}
	/**
	* Returns the entry that has the name and type: the one to which a definition or an inlined copy refers, or the entry
	* itself.
	*/
	function declarationOf(entry) {
		return entries.referencedEntry(entry, ATTRIBUTE.specification) ?? entries.referencedEntry(entry, ATTRIBUTE.origin) ?? entry;
	}
	function declaredName(entry) {
		return nameOf$1(entry) ?? nameOf$1(declarationOf(entry));
	}
	/** Returns a variable's location; undefined if it has none of the known kinds. */
	function placeOf(entry) {
		const expression = expressionIn(entry, ATTRIBUTE.location);
		if (expression === void 0) return void 0;
		const reader = new ByteReader(expression);
		switch (reader.u8()) {
			case OPERATION.address: return {
				kind: "address",
				address: reader.u32()
			};
			case OPERATION.addressNumber: return {
				kind: "address",
				address: entries.address(entry, reader.unsigned())
			};
			case OPERATION.frameBase: return {
				kind: "frame",
				offset: reader.signed(),
				isIndirect: reader.at < expression.length && reader.u8() === OPERATION.deref
			};
			case OPERATION.local: return reader.u8() === 0 ? {
				kind: "parameter",
				index: reader.unsigned()
			} : void 0;
			default: return;
		}
	}
	for (const unit of entries.units) visit(unit);
	return {
		entries,
		functions: functions.toSorted((a, b) => a.from - b.from),
		globals
	};
}
/** Returns the code range of a function or block; undefined if it has none. */
function rangeOf(entry) {
	const from = numberIn(entry, ATTRIBUTE.low);
	const bytes = numberIn(entry, ATTRIBUTE.high);
	return from === void 0 || bytes === void 0 ? void 0 : {
		from,
		end: from + bytes
	};
}
// src/worker/own/cpp/debug/codeMap.ts
/** Maps offsets in a WebAssembly module's code to their line, function and variables. */
/** Maximum bytes of a `CodeStop`'s `span`. */
var WIDEST_SPAN = 1024;
var CodeMap = class {
	symbols;
	types;
	/** Line at each code offset, ascending by offset. */
	#rows;
	/** Results of `at`, by code offset. */
	#stops = /* @__PURE__ */ new Map();
	/** @param module the linker's output @throws RangeError on debug info the compiler does not emit */
	constructor(module) {
		this.#rows = lineRows(module, PROGRAM_FILE);
		this.symbols = symbolsOf$1(module);
		this.types = new Types(this.symbols.entries);
	}
	/** Returns the line, function and variables at a code offset. @param place in one of the program's own functions */
	at(place) {
		let stop = this.#stops.get(place);
		if (stop === void 0) {
			const { functions } = this.symbols;
			const found = functions[countUpTo(functions, place, ({ from }) => from) - 1];
			const line = this.#lineAt(place);
			const variables = found ? variablesAt(found, place, line) : [];
			stop = {
				line,
				name: found?.name ?? "",
				gives: found?.gives,
				variables,
				span: this.#spanOf(variables)
			};
			this.#stops.set(place, stop);
		}
		return stop;
	}
	#spanOf(variables) {
		let [from, end] = [0, 0];
		for (const { place, type } of variables) {
			if (place.kind !== "frame" || place.isIndirect || !this.types.isFlat(type)) return void 0;
			from = Math.min(from, place.offset);
			end = Math.max(end, place.offset + this.types.bytes(type));
		}
		return end - from > WIDEST_SPAN ? void 0 : {
			from,
			end
		};
	}
	/** Returns the line at a code offset. The start of a function may have no line: takes the next row with a line. */
	#lineAt(place) {
		const rows = this.#rows;
		let index = Math.max(0, countUpTo(rows, place, ({ offset }) => offset) - 1);
		while (rows[index].line === 0) index++;
		return rows[index].line;
	}
};
/** Returns the variables in scope at a code offset that are declared on or before the line. */
function variablesAt({ variables }, place, line) {
	const known = variables.filter((each) => each.from <= place && place < each.end && each.line <= line);
	return [...new Map(known.map((variable) => [variable.name, variable])).values()];
}
/** Returns the number of items whose key is ≤ `value`, by binary search. @param items ascending by key */
function countUpTo(items, value, keyOf) {
	let [low, high] = [0, items.length];
	while (low < high) {
		const middle = low + high >> 1;
		if (keyOf(items[middle]) <= value) low = middle + 1;
		else high = middle;
	}
	return low;
}
// src/worker/own/cpp/compiledProgram.ts
/** A compiled program, with caches of its instrumented modules, its code map and its plans for finding boards. */
var CompiledProgram = class {
	compilation;
	#runnables = /* @__PURE__ */ new Map();
	#code;
	/** Plans of runs that missed no write, by the program's input. */
	#plans = /* @__PURE__ */ new Map();
	constructor(compilation) {
		this.compilation = compilation;
	}
	/** Returns the module with the given instrumentation. @throws RangeError if the program does not compile */
	runnable(instrumentation) {
		const key = JSON.stringify(instrumentation);
		let known = this.#runnables.get(key);
		if (known === void 0) {
			const { module, diagnostics } = this.compilation;
			if (module === void 0) throw new RangeError("The program does not compile");
			const made = instrumented(module, instrumentation);
			known = {
				module: new WebAssembly.Module(made.module),
				instrumented: made,
				diagnostics
			};
			this.#runnables.set(key, known);
		}
		return known;
	}
	/** Lines, functions and variables by code offset. @throws RangeError if the program does not compile */
	get code() {
		const { module } = this.compilation;
		if (module === void 0) throw new RangeError("The program does not compile");
		this.#code ??= new CodeMap(module);
		return this.#code;
	}
	/** Keeps the plan of a run that missed no write. */
	remember(program, plan) {
		this.#plans.set(inputKey(program), plan);
	}
	/** Returns the plan kept for the same input and puzzle; undefined if there is none. */
	rememberedPlan(program) {
		return this.#plans.get(inputKey(program));
	}
};
function inputKey({ input, givens }) {
	return JSON.stringify([input, [...givens]]);
}
// src/core/own/sourceText.ts
/** Substitutes for `"`: typographic quotes, the full-width quote, the inch sign. */
var DOUBLE_QUOTES = "“”„‟″＂";
/** Substitutes for `'`: typographic quotes, the full-width quote, the foot sign. */
var SINGLE_QUOTES = "‘’‚‛′＇";
var LINE_END = /[\n\r\u2028\u2029]/;
/**
* Returns the parts of a source, in order. Typographic quotes in code delimit a text, as plain quotes do. The
* delimiters belong to the code, and the characters between them are the text.
*/
function sourceParts(source, language) {
	return new Scanner$1(source, language).parts();
}
/** Replaces texts and comments by spaces, except `\n`, so that offsets and line numbers stay valid. */
function codeAlone(source, language) {
	return sourceParts(source, language).map(({ kind, from, to }) => {
		const part = source.slice(from, to);
		return kind === "code" ? part : part.replaceAll(/[^\n]/g, " ");
	}).join("");
}
/** Matches code after which a slash starts a regular expression, because it cannot be a division. */
var BEFORE_REGULAR_EXPRESSION = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|delete))\s*$/;
var Scanner$1 = class {
	#source;
	#language;
	#parts = [];
	/** Offset of the next character to scan. */
	#at = 0;
	/** Start of the code that is not yet in a part. */
	#codeFrom = 0;
	constructor(source, language) {
		this.#source = source;
		this.#language = language;
	}
	parts() {
		if (this.#language === "javascript") this.#scanCode();
		else while (this.#at < this.#source.length) this.#scanToken();
		this.#endCode(this.#source.length);
		return this.#parts;
	}
	/** Scans code up to the end of the source, or up to the brace that ends a template's expression. */
	#scanCode() {
		let depth = 0;
		while (this.#at < this.#source.length) {
			const character = this.#source[this.#at];
			if (character === "}" && depth-- === 0 && this.#isInTemplate) return;
			if (character === "{") depth++;
			this.#scanToken();
		}
	}
	/** True while an expression in a template literal is scanned. */
	#isInTemplate = false;
	#scanToken() {
		const character = this.#source[this.#at];
		const next = this.#source[this.#at + 1];
		if (this.#language === "python") {
			if (character === "#") return this.#addComment(this.#lineEnd());
		} else if (character === "/" && next === "/") return this.#addComment(this.#lineEnd());
		else if (character === "/" && next === "*") return this.#addComment(this.#indexBehind("*/", this.#at + 2));
		if (isQuote(character)) return this.#scanQuoted(character);
		if (this.#language === "javascript") {
			if (character === "`") return this.#scanTemplate();
			if (character === "/" && this.#isRegularExpressionNext()) return this.#scanRegularExpression();
		}
		this.#at++;
	}
	#scanQuoted(quote) {
		const source = this.#source;
		const family = familyOf(quote);
		if (this.#language === "cpp") {
			if (quote === "\"" && /(?:^|\W)(?:u8|[uUL])?R$/.test(source.slice(Math.max(0, this.#at - 5), this.#at))) {
				const [opening, delimiter] = /^"([^\s()\\]{0,16})\(/.exec(source.slice(this.#at, this.#at + 20)) ?? [];
				if (opening !== void 0) return this.#addText(1, this.#indexBehind(`)${delimiter}"`, this.#at) - 1, 1);
			}
			if (quote === "'" && isInNumber(source, this.#at)) {
				this.#at++;
				return;
			}
		}
		if (this.#language === "python") {
			const three = source.slice(this.#at, this.#at + 3);
			const isLike = (one) => isPlain(quote) ? one === quote : isInFamily(family, one) && !isPlain(one);
			if (three.length === 3 && Array.from(three).every(isLike)) {
				const end = this.#closingTripleQuote(family, this.#at + 3);
				return this.#addText(3, end ?? source.length, end === void 0 ? 0 : 3);
			}
		}
		const end = this.#closingQuote(quote, family);
		if (end === void 0 && !isPlain(quote)) {
			this.#at++;
			return;
		}
		if (end === void 0) this.#addText(1, this.#lineEnd(), 0);
		else this.#addText(1, end, 1);
	}
	/**
	* Returns the offset of the closing quote on the line; undefined if there is none. A plain quote is closed by the
	* next equal quote. Without one, or if the opening quote is typographic, the next quote of its family closes it:
	* double or single quotes, plain or typographic.
	*/
	#closingQuote(quote, family) {
		const isPlainPair = isPlain(quote);
		let typographic;
		for (let index = this.#at + 1; index < this.#source.length; index++) {
			const character = this.#source[index];
			if (character === "\\") {
				index++;
				continue;
			}
			if (LINE_END.test(character)) break;
			if (!isInFamily(family, character)) continue;
			if (!isPlainPair || character === quote) return index;
			typographic ??= index;
		}
		return typographic;
	}
	/** Like `#closingQuote`, but for three quotes in a row at `from` or later, also on later lines. */
	#closingTripleQuote(family, from) {
		const isPlainOpening = isPlain(this.#source[this.#at]);
		let typographic;
		for (let index = from; index < this.#source.length; index++) {
			if (this.#source[index] === "\\") {
				index++;
				continue;
			}
			const three = this.#source.slice(index, index + 3);
			if (three.length < 3 || !Array.from(three).every((one) => isInFamily(family, one))) continue;
			if (!isPlainOpening || Array.from(three).every(isPlain)) return index;
			typographic ??= index;
		}
		return typographic;
	}
	#scanTemplate() {
		let from = this.#at + 1;
		this.#at = from;
		this.#endCode(from);
		while (this.#at < this.#source.length) {
			const character = this.#source[this.#at];
			if (character === "\\") this.#at += 2;
			else if (character === "`") break;
			else if (character === "$" && this.#source[this.#at + 1] === "{") {
				this.#push("text", from, this.#at);
				this.#codeFrom = this.#at;
				this.#at += 2;
				const wasInTemplate = this.#isInTemplate;
				this.#isInTemplate = true;
				this.#scanCode();
				this.#isInTemplate = wasInTemplate;
				this.#at = Math.min(this.#at + 1, this.#source.length);
				from = this.#at;
				this.#endCode(from);
			} else this.#at++;
		}
		const end = Math.min(this.#at, this.#source.length);
		this.#push("text", from, end);
		this.#codeFrom = end;
		this.#at = end + 1;
	}
	#isRegularExpressionNext() {
		return BEFORE_REGULAR_EXPRESSION.test(this.#source.slice(Math.max(this.#codeFrom, this.#at - 40), this.#at).trimEnd());
	}
	/** Scans a regular expression. Skips only the slash, a division, if there is no closing one on its line. */
	#scanRegularExpression() {
		let isInClass = false;
		for (let index = this.#at + 1; index < this.#source.length; index++) {
			const character = this.#source[index];
			if (LINE_END.test(character)) break;
			if (character === "\\") index++;
			else if (character === "[") isInClass = true;
			else if (character === "]") isInClass = false;
			else if (character === "/" && !isInClass) return this.#addText(1, index, 1);
		}
		this.#at++;
	}
	/** Adds a text: `opening` code units that open it, its content up to `end`, `closing` code units that close it. */
	#addText(opening, end, closing) {
		const from = Math.min(this.#at + opening, this.#source.length);
		const to = Math.max(from, Math.min(end, this.#source.length));
		this.#endCode(from);
		this.#push("text", from, to);
		this.#codeFrom = to;
		this.#at = Math.min(to + closing, this.#source.length);
	}
	#addComment(end) {
		this.#endCode(this.#at);
		this.#push("comment", this.#at, end);
		this.#codeFrom = end;
		this.#at = end;
	}
	/** Adds the code between the latest part and `end`, if there is any. */
	#endCode(end) {
		this.#push("code", this.#codeFrom, end);
		this.#codeFrom = end;
	}
	#push(kind, from, to) {
		if (to > from) this.#parts.push({
			kind,
			from,
			to
		});
	}
	/** Returns the offset of the next line end, or the length of the source. */
	#lineEnd() {
		for (let index = this.#at; index < this.#source.length; index++) if (LINE_END.test(this.#source[index])) return index;
		return this.#source.length;
	}
	/** Returns the offset behind the next `end`, or the length of the source. */
	#indexBehind(end, from) {
		const found = this.#source.indexOf(end, from);
		return found < 0 ? this.#source.length : found + end.length;
	}
};
function isPlain(quote) {
	return quote === "\"" || quote === "'";
}
function isQuote(character) {
	return isPlain(character) || "“”„‟″＂".includes(character) || "‘’‚‛′＇".includes(character);
}
/** Returns the quotes that may close a text: the plain quote and its substitutes. */
function familyOf(quote) {
	return quote === "\"" || "“”„‟″＂".includes(quote) ? `"${DOUBLE_QUOTES}` : `'${SINGLE_QUOTES}`;
}
function isInFamily(family, character) {
	return character !== void 0 && character !== "" && family.includes(character);
}
/** True if the quote at `index` separates digits of a C++ number. */
function isInNumber(source, index) {
	const [before = ""] = /[\w']*$/.exec(source.slice(Math.max(0, index - 40), index)) ?? [];
	return /^\d/.test(before) && /[0-9a-fA-F]/.test(source[index + 1] ?? "");
}
// src/core/trace/page.ts
/** Events in a full page; only the last page of a trace has fewer. A power of two. */
var PAGE_EVENTS = 16384;
// src/core/trace/predictedWrites.ts
/**
* Number of contexts. A context is the cell of the previous write, and whether it was cleared. The first write has its
* own context.
*/
var CONTEXTS = 163;
/** Slots per context: two for placements, two for clears. */
var SLOTS = 4;
var NO_CELL = 255;
/**
* Predicts the cell and site (source line and call depth) of the next write from the previous one. Backtracking
* continues from each cell in very few ways, so each context keeps the two latest distinct placements and the two
* latest distinct clears.
*/
var PredictedWrites = class {
	/** Cell of the write in each slot. */
	#cells = new Uint8Array(CONTEXTS * SLOTS).fill(NO_CELL);
	/** Site of the write in each slot. */
	#sites = new Uint32Array(CONTEXTS * SLOTS);
	/** First slot of the current context. */
	#context = (CONTEXTS - 1) * SLOTS;
	/** @returns rank of a write among the predictions, 0 or 1; −1 if not predicted */
	rankOf(cell, isClear, site) {
		const slot = this.#slot(isClear);
		if (this.#cells[slot] === cell && this.#sites[slot] === site) return 0;
		return this.#cells[slot + 1] === cell && this.#sites[slot + 1] === site ? 1 : -1;
	}
	/** @param rank 0 or 1, as returned by `rankOf` */
	cellAt(rank, isClear) {
		return this.#cells[this.#slot(isClear) + rank];
	}
	/** As `cellAt`, for the site. */
	siteAt(rank, isClear) {
		return this.#sites[this.#slot(isClear) + rank];
	}
	/** Records the next write, which becomes its context's first prediction. @param rank as returned by `rankOf` */
	pass(cell, isClear, site, rank) {
		if (rank !== 0) {
			const slot = this.#slot(isClear);
			this.#cells[slot + 1] = this.#cells[slot];
			this.#sites[slot + 1] = this.#sites[slot];
			this.#cells[slot] = cell;
			this.#sites[slot] = site;
		}
		this.#context = (cell * 2 + (isClear ? 1 : 0)) * SLOTS;
	}
	/** Returns the first slot of the current context for placements or clears. */
	#slot(isClear) {
		return isClear ? this.#context + 2 : this.#context;
	}
};
// src/core/trace/packedPage.ts
/**
* Compresses a page (up to PAGE_EVENTS writes of a recorded run) by predicting each write from the previous one: about
* half a byte per write where a program continues from every cell in one or two ways, three bytes otherwise. The site
* of a write is its source line and call depth. A literal write is one stored as it is, because the prediction failed.
*
* | bytes | |
* | --- | --- |
* | 2 · 2 · 2 | numbers of writes, of literal writes, and of sites |
* | 4 per site | its line and its call depth, 2 each |
* | 3 per literal write | bits 23–10 site number · 9–0 cell × 10 + digit |
* | the rest | one or two 4-bit codes per write, the lower half of a byte first |
*
* A code below `SECOND` is the digit (0 clears) at the first predicted cell and site. `SECOND` precedes a digit at the
* second prediction, and `LITERAL` stands for the next literal write. If all writes are literal, there are no codes.
* Numbers of two and three bytes are little-endian.
*/
var SECOND = 10;
var LITERAL = 11;
var HEADER_BYTES = 6;
var SITE_BYTES = 4;
var LITERAL_BYTES = 3;
var WRITE_BITS = 10;
var WRITE_MASK$1 = 1023;
function packedPage(page) {
	const { writes, lines, calls } = page;
	const predicted = new PredictedWrites();
	const codes = new HalfBytes(writes.length * 2);
	const literals = [];
	for (let index = 0; index < writes.length; index++) {
		const cell = writes[index] >> 4;
		const digit = writes[index] & 15;
		const site = siteOf(lines[index], calls[index]);
		const rank = predicted.rankOf(cell, digit === 0, site);
		predicted.pass(cell, digit === 0, site, rank);
		if (rank < 0) {
			codes.put(LITERAL);
			literals.push(index);
		} else {
			if (rank > 0) codes.put(SECOND);
			codes.put(digit);
		}
	}
	return codes.filledBytes.length < (writes.length - literals.length) * LITERAL_BYTES ? packedBytes(page, literals, codes.filledBytes) : packedBytes(page, writes.keys(), /* @__PURE__ */ new Uint8Array());
}
/** True if bytes have the structure of a page with at most PAGE_EVENTS writes. `unpackedPage` checks the content. */
function isPackedPage(packed) {
	if (packed.length < HEADER_BYTES) return false;
	const { count, literalCount, literalsAt, codes } = partsOf(packed);
	return packed.length - codes.length === literalsAt + literalCount * LITERAL_BYTES && count <= 16384 && (codes.length > 0 || literalCount === count);
}
/** Unpacks a page. @throws RangeError for an invalid cell or digit */
function unpackedPage(packed) {
	const { count, literals, codes } = partsOf(packed);
	const writes = new Uint16Array(count);
	const lines = new Uint16Array(count);
	const calls = new Uint16Array(count);
	const predicted = new PredictedWrites();
	const hasCodes = codes.length > 0;
	let half = 0;
	let from = 0;
	for (let index = 0; index < count; index++) {
		let digit = hasCodes ? halfByte(codes, half++) : LITERAL;
		const rank = digit < SECOND ? 0 : digit === SECOND ? 1 : -1;
		let cell;
		let site;
		if (rank < 0) {
			const write = twoBytes(literals, from) & WRITE_MASK$1;
			const number = twoBytes(literals, from + 1) >> 2;
			from += LITERAL_BYTES;
			cell = Math.floor(write / 10);
			digit = write - cell * 10;
			const at = HEADER_BYTES + number * SITE_BYTES;
			site = siteOf(twoBytes(packed, at), twoBytes(packed, at + 2));
		} else {
			if (rank > 0) digit = halfByte(codes, half++);
			cell = predicted.cellAt(rank, digit === 0);
			site = predicted.siteAt(rank, digit === 0);
		}
		if (!(cell < 81 && digit <= 9)) throw new RangeError(`Write ${index} puts ${digit} into cell ${cell}`);
		predicted.pass(cell, digit === 0, site, rank);
		writes[index] = cell << 4 | digit;
		lines[index] = site >>> 16;
		calls[index] = site & 65535;
	}
	return {
		writes,
		lines,
		calls
	};
}
/** Encodes a page. @param literals indices of the literal writes @param codes empty if all writes are literal */
function packedBytes({ writes, lines, calls }, literals, codes) {
	const sites = /* @__PURE__ */ new Map();
	const rows = [];
	for (const index of literals) {
		const site = siteOf(lines[index], calls[index]);
		const number = sites.get(site) ?? sites.size;
		if (number === sites.size) sites.set(site, number);
		rows.push(number << WRITE_BITS | (writes[index] >> 4) * 10 + (writes[index] & 15));
	}
	const literalsAt = HEADER_BYTES + sites.size * SITE_BYTES;
	const codesAt = literalsAt + rows.length * LITERAL_BYTES;
	const packed = new Uint8Array(codesAt + codes.length);
	const view = new DataView(packed.buffer);
	for (const [place, length] of [
		writes.length,
		rows.length,
		sites.size
	].entries()) view.setUint16(place * 2, length, true);
	for (const [site, number] of sites) {
		const at = HEADER_BYTES + number * SITE_BYTES;
		view.setUint16(at, site >>> 16, true);
		view.setUint16(at + 2, site & 65535, true);
	}
	for (const [place, row] of rows.entries()) {
		const at = literalsAt + place * LITERAL_BYTES;
		view.setUint16(at, row & 65535, true);
		packed[at + 2] = row >> 16;
	}
	packed.set(codes, codesAt);
	return packed;
}
function partsOf(packed) {
	const [count, literalCount, sites] = [
		0,
		2,
		4
	].map((at) => twoBytes(packed, at));
	const literalsAt = HEADER_BYTES + sites * SITE_BYTES;
	const codesAt = literalsAt + literalCount * LITERAL_BYTES;
	const [literals, codes] = [packed.subarray(literalsAt, codesAt), packed.subarray(codesAt)];
	return {
		count,
		literalCount,
		literalsAt,
		literals,
		codes
	};
}
/** Packs a line and a call depth into one number. */
function siteOf(line, calls) {
	return (line << 16 | calls) >>> 0;
}
function twoBytes(bytes, at) {
	return bytes[at] | bytes[at + 1] << 8;
}
/** @param half index of the half-byte; the lower half of a byte comes first */
function halfByte(bytes, half) {
	return bytes[half >> 1] >> (half & 1) * 4 & 15;
}
/** A growing sequence of half-bytes, the lower half of each byte first. */
var HalfBytes = class {
	#bytes;
	#count = 0;
	/** @param most capacity in half-bytes */
	constructor(most) {
		this.#bytes = new Uint8Array(most + 1 >> 1);
	}
	get filledBytes() {
		return this.#bytes.subarray(0, this.#count + 1 >> 1);
	}
	put(value) {
		this.#bytes[this.#count >> 1] |= value << (this.#count & 1) * 4;
		this.#count++;
	}
};
// src/worker/own/shared/pages.ts
/**
* Converts the events of a run, received in parts (batches), to messages, and to digests that identify its pages
* (blocks of `PAGE_EVENTS` events).
*/
/** Layout of an event, as in the recorders: site << 11 | cell << 4 | digit. A site is a place in the source. */
var SITE_SHIFT = 11;
var WRITE_MASK = 2047;
var DIGIT_MASK = 15;
var FNV_PRIME = 16777619;
/** Target time between two parts. */
var PART_MS = 100;
/** Minimum events to request for a part; the end of a page may cut it short. */
var MIN_PART = 16;
/** Bytes that count towards `eventBytes` for an event outside packed pages: its size where it is stored. */
var BYTES_PER_EVENT = 3;
/** Bytes that count towards `eventBytes` for a packed page besides its own: for its initial board and metadata. */
var PAGE_BYTES$2 = 1024;
/** Call depths of a page's events: all 0, because own programs record none. */
var NO_CALLS = new Uint16Array(PAGE_EVENTS);
/** Limits for runs that post no events, such as reruns. */
var NO_EVENTS = {
	events: 0,
	eventBytes: 0
};
/** Sink for the events of a run. */
var Pages = class {
	/** Number of events so far, including those beyond the limit. */
	events = 0;
	/** One digest per complete page, cumulative over all events up to the page's end. */
	digests = [];
	#dependencies;
	#limits;
	/** Size of the posted events where they are stored, for the limit `eventBytes`. */
	#bytes = 0;
	/** Scratch buffers for one part: its writes, and the line of each write. */
	#writes = new Uint16Array(PAGE_EVENTS);
	#writeLines = new Uint16Array(PAGE_EVENTS);
	/** Line of each site. */
	#lines = [];
	#partStartMs = 0;
	/** Digest of all events so far. */
	#digest = 0;
	/** @param limits events beyond them are counted but not posted */
	constructor(dependencies, limits) {
		this.#dependencies = dependencies;
		this.#limits = limits;
	}
	/** Starts a run. @param lines line of each site; larger site numbers encode a line, as `lines.length + line` */
	begin(lines) {
		this.#lines = lines;
		this.#partStartMs = this.#dependencies.now();
	}
	/**
	* Takes a part that crosses no page boundary. The caller may reuse the buffer afterwards.
	* @returns the number of events that the next part should have
	*/
	take(events) {
		const { length } = events;
		let digest = this.#digest;
		for (let index = 0; index < length; index++) digest = Math.imul(digest ^ events[index] & WRITE_MASK, FNV_PRIME);
		this.#digest = digest;
		const room = this.#bytes < this.#limits.eventBytes ? this.#limits.events - this.events : 0;
		if (room > 0) this.#post(room < length ? events.subarray(0, room) : events);
		this.events += length;
		if (this.events % 16384 === 0) this.digests.push(this.#digest);
		return this.#nextPartSize(length);
	}
	#post(events) {
		const [writes, lines] = [this.#writes, this.#writeLines];
		const known = this.#lines.length;
		let highest = 0;
		for (let index = 0; index < events.length; index++) {
			const event = events[index];
			const site = event >>> SITE_SHIFT;
			writes[index] = event & WRITE_MASK;
			lines[index] = site < known ? this.#lines[site] : site - known;
			highest = Math.max(highest, event & DIGIT_MASK);
		}
		if (events.length === 16384 && highest <= 9) this.#postPage(packedPage({
			writes,
			lines,
			calls: NO_CALLS
		}));
		else this.#postPart(writes.slice(0, events.length), lines.slice(0, events.length));
	}
	#postPart(writes, lines) {
		this.#bytes += writes.length * BYTES_PER_EVENT;
		this.#dependencies.post({
			type: "recorded",
			writes,
			lines
		}, [writes.buffer, lines.buffer]);
	}
	#postPage(page) {
		this.#bytes += page.length + PAGE_BYTES$2;
		this.#dependencies.post({
			type: "packed",
			page
		}, [page.buffer]);
	}
	/**
	* Returns the number of events for the next part: as many as the program makes in about `PART_MS`, but none beyond
	* the page.
	*/
	#nextPartSize(length) {
		const nowMs = this.#dependencies.now();
		const tookMs = Math.max(1, nowMs - this.#partStartMs);
		this.#partStartMs = nowMs;
		const requested = Math.max(MIN_PART, Math.round(length * PART_MS / tookMs));
		return Math.min(requested, PAGE_EVENTS - this.events % PAGE_EVENTS);
	}
};
// src/worker/own/shared/printed.ts
/** Buffers a program's output up to a limit. */
var OutputBuffer = class {
	text = "";
	/** True once the text exceeded the limit; later output is discarded. */
	isOver = false;
	/** In characters. */
	limit;
	#decoder = new TextDecoder();
	constructor(limit) {
		this.limit = limit;
	}
	/** Decodes and adds output. @returns the number of bytes consumed, always all of them */
	write(bytes) {
		if (this.isOver) return bytes.length;
		this.add(this.#decoder.decode(bytes.slice(), { stream: true }));
		return bytes.length;
	}
	add(text) {
		if (this.isOver) return;
		this.text += text;
		if (this.text.length > this.limit) {
			this.isOver = true;
			this.text = this.text.slice(0, this.limit);
		}
	}
};
// src/worker/own/shared/rerun.ts
/**
* Reruns a program until its task is answered, the program ends or a limit is reached. The language may need several
* attempts (single runs). Rejects if the program cannot run.
* @param limitMs time limit per attempt; for the task `inspect` (lines around an event), up to the event
*/
async function rerun(language, dependencies, program, task, limitMs) {
	const prepared = await language.prepared(program, () => dependencies.alive(0));
	if (prepared.kind === "unrunnable") throw new RangeError("The program cannot be run");
	let make = prepared.run;
	for (;;) {
		const attempt = new RepeatedAttempt(dependencies, task, limitMs);
		const { next, isBroken } = await make(attempt);
		const { reported, pages, limit } = attempt;
		if (next === void 0) return {
			reported,
			digests: pages.digests,
			isCut: limit !== void 0,
			isBroken
		};
		make = next;
	}
}
/** Memory limit of a rerun; higher than that of a recorded run, because a rerun also stores lines. */
var MEMORY_BYTES = 1 << 30;
/** Output limit in characters; the output is discarded. */
var OUTPUT_LIMIT = 1 << 20;
/** An attempt that keeps only the answer, not the events. */
var RepeatedAttempt = class {
	task;
	memoryBytes = MEMORY_BYTES;
	pages;
	output = new OutputBuffer(OUTPUT_LIMIT);
	errors = new OutputBuffer(OUTPUT_LIMIT);
	/** See `Rerun`. */
	reported;
	/** The limit at which the program was cut off; undefined if it was not. */
	limit;
	#dependencies;
	#limitMs;
	/** Elapsed time at which the inspected event was reached; undefined before, and for tasks without one. */
	#reachedMs;
	constructor(dependencies, task, limitMs) {
		this.task = task;
		this.pages = new Pages({
			now: dependencies.now,
			post: () => void 0
		}, NO_EVENTS);
		this.#dependencies = dependencies;
		this.#limitMs = limitMs;
	}
	now() {
		return this.#dependencies.now();
	}
	/** Empty: a rerun reports only heartbeats, and its answer at the end. */
	started() {}
	beat({ events }) {
		this.#dependencies.alive(events);
	}
	cut({ elapsedMs, events, memoryBytes }) {
		if (this.reported !== void 0) return "done";
		if (memoryBytes > MEMORY_BYTES) this.limit = "memory-limit";
		else if (this.#isLate(elapsedMs, events)) this.limit = "time-limit";
		return this.limit;
	}
	giveUp() {
		return "break";
	}
	deliver(answer, values) {
		this.reported ??= [answer, values];
	}
	/** True if the time limit is over: `limitMs`, and from the inspected event on, that of the inspected lines. */
	#isLate(elapsedMs, events) {
		const { task } = this;
		if (task.kind !== "inspect" || events < task.event) return elapsedMs > this.#limitMs;
		this.#reachedMs ??= elapsedMs;
		return elapsedMs - this.#reachedMs > lineTimeLimitMs(task.lines);
	}
};
/** Fixed part of the time limit for inspected lines. The limit is needed because a line may loop forever. */
var BASE_MS = 1e3;
/** Time per inspected line; generous for a slow machine. */
var LINE_MS = 3;
/** Returns the time limit for inspected lines, in ms. @param lines their number */
function lineTimeLimitMs(lines) {
	return lines * LINE_MS + BASE_MS;
}
// src/worker/own/cpp/board.ts
/** Character codes of the digits 0 and 9. */
var ZERO = 48;
var NINE = 57;
/** Characters that programs write for a blank, besides `0`: `.`, space, `_`, `*` and `-`. */
var BLANKS = /* @__PURE__ */ new Set([
	46,
	32,
	95,
	42,
	45
]);
/**
* Returns the digit of a cell's value, 0 for a blank; -1 if the value is neither.
* @param isByte true for a cell of one byte, which may also hold a character
*/
function digitOfValue(value, isByte) {
	if (value >= 0 && value <= 9) return value;
	if (!isByte) return -1;
	if (value >= ZERO && value <= NINE) return value - ZERO;
	return BLANKS.has(value) ? 0 : -1;
}
/** Maximum value of a cell with bits: bits 0 to 9 are set. */
var ALL_BITS = 1023;
/** Like `digitOfValue`, for any encoding. */
function digitOfCode(value, code, isByte) {
	if (code === "digit") return digitOfValue(value, isByte);
	if (value < 0 || value > ALL_BITS) return -1;
	if (value === 0 || (value & value - 1) !== 0) return 0;
	const bit = 31 - Math.clz32(value);
	const digit = code === "bit" ? bit : bit + 1;
	return digit <= 9 ? digit : -1;
}
/** Maximum span of a board that gets a lookup table. */
var TABLE_BYTES = 8192;
var ALL_CELLS$1 = Array.from({ length: 81 }, (_, cell) => cell);
/** Memory layout of one of the program's boards. */
var Board = class Board {
	/** Address of the first cell of each row; empty if the cells are not in rows. */
	rows;
	cellBytes;
	/** Stride between the cells of a row. */
	stepBytes;
	/** Address range of the cells, `high` exclusive. */
	low;
	high;
	/** Cell that begins at each address from `low` on, -1 for none; undefined if the range is too large. */
	#table;
	/** Defined if the cells are not in rows: the address of each, and how it holds its digit. */
	#scattered;
	constructor(rows, cellBytes, stepBytes = cellBytes, scattered) {
		this.rows = rows;
		this.cellBytes = cellBytes;
		this.stepBytes = stepBytes;
		this.#scattered = scattered;
		const firsts = scattered?.places ?? rows;
		this.low = Math.min(...firsts);
		this.high = Math.max(...firsts) + cellBytes + (scattered === void 0 ? 8 * stepBytes : 0);
		if (this.high - this.low > TABLE_BYTES) return;
		this.#table = new Int8Array(this.high - this.low).fill(-1);
		for (let cell = 0; cell < 81; cell++) this.#table[this.addressOf(cell) - this.low] = cell;
	}
	/** Returns a board whose cells are not in rows. @param places address of each cell */
	static scattered(places, cellBytes, code) {
		const cells = new Map(places.map((place, cell) => [place, cell]));
		return new Board([], cellBytes, cellBytes, {
			places,
			cells,
			code
		});
	}
	/** True if the cells are not in rows. */
	get isScattered() {
		return this.#scattered !== void 0;
	}
	addressOf(cell) {
		if (this.#scattered !== void 0) return this.#scattered.places[cell];
		return this.rows[Math.floor(cell / 9)] + cell % 9 * this.stepBytes;
	}
	/** Returns the cell that begins at an address; -1 if none does. */
	cellAt(address) {
		const table = this.#table;
		if (table !== void 0) {
			const offset = address - this.low;
			return offset >= 0 && offset < table.length ? table[offset] : -1;
		}
		if (this.#scattered !== void 0) return this.#scattered.cells.get(address) ?? -1;
		for (const [row, from] of this.rows.entries()) {
			const offset = address - from;
			if (offset >= 0 && offset <= 8 * this.stepBytes && offset % this.stepBytes === 0) return row * 9 + offset / this.stepBytes;
		}
		return -1;
	}
	/** Returns a cell's digit; -1 if it is neither a digit nor a blank. @param views must be refreshed */
	digitAt(cell, views) {
		return this.digitIn(this.addressOf(cell), views);
	}
	/** Like `digitAt`, by address. @param address of a cell */
	digitIn(address, views) {
		if (this.#scattered !== void 0) {
			const { cellBytes } = this;
			return digitOfCode(valueAt(address, cellBytes, views), this.#scattered.code, cellBytes === 1);
		}
		switch (this.cellBytes) {
			case 1: return digitOfValue(views.bytes[address], true);
			case 2: return digitOfValue(views.shorts[address >> 1], false);
			case 4: return digitOfValue(views.words[address >> 2], false);
		}
	}
	/** Returns all digits; undefined if some cell is neither a digit nor a blank. @param views must be refreshed */
	digits(views) {
		const digits = /* @__PURE__ */ new Uint8Array(81);
		for (let cell = 0; cell < 81; cell++) {
			const digit = this.digitAt(cell, views);
			if (digit < 0) return void 0;
			digits[cell] = digit;
		}
		return digits;
	}
	/** Returns a board of the same layout with other row addresses. */
	withRows(rows) {
		return new Board(rows, this.cellBytes, this.stepBytes);
	}
	/** Returns the board shifted by a number of bytes. */
	movedBy(bytes) {
		if (this.#scattered !== void 0) {
			const { places, code } = this.#scattered;
			return Board.scattered(places.map((place) => place + bytes), this.cellBytes, code);
		}
		return this.withRows(this.rows.map((row) => row + bytes));
	}
	hasSameCells(other) {
		if ((this.#scattered ?? other.#scattered) !== void 0) return ALL_CELLS$1.every((cell) => this.addressOf(cell) === other.addressOf(cell));
		const { rows, cellBytes } = other;
		return cellBytes === this.cellBytes && rows.every((row, index) => row === this.rows[index]);
	}
};
/** Returns the value of a cell. @param views must be refreshed */
function valueAt(address, bytes, views) {
	if (bytes === 1) return views.bytes[address];
	return bytes === 2 ? views.shorts[address >> 1] : views.words[address >> 2];
}
// src/worker/own/cpp/boardFinder.ts
/** Finds boards in a program's memory by their content: the givens, with digits or blanks in the other cells. */
/** Encodings that are tried, in this order. */
var ENCODINGS$1 = [
	{
		bytes: 4,
		step: 1,
		zero: 0
	},
	{
		bytes: 1,
		step: 1,
		zero: 0
	},
	{
		bytes: 1,
		step: 1,
		zero: 48
	},
	{
		bytes: 2,
		step: 1,
		zero: 0
	},
	{
		bytes: 4,
		step: 2,
		zero: 0
	},
	{
		bytes: 4,
		step: 3,
		zero: 0
	}
];
/** Maximum gap between rows, in units of `bytes`. */
var MAX_GAP = 120;
var WORD_BYTES$5 = 4;
/** Stride of row pointers, in words: 1 for arrays of pointers, 3 for a vector of vectors. */
var POINTER_STEPS = [1, 3];
/** First used column of a row: 1 for boards with 1-based indices. */
var FIRST_COLUMNS = [0, 1];
/** Memory is skipped in parts of this size if they are all zeros. */
var PART_BYTES = 65536;
/** log₂ of the bytes of a double. */
var DOUBLE_SHIFT = 3;
var BoardFinder = class {
	/** Number of bytes searched, over all searches, without skipped zeros. */
	searchedBytes = 0;
	#givens;
	#views;
	/** The row that is searched for, the one with the most givens, and the column of its first given (-1 if none). */
	#row;
	#column;
	constructor(givens, views) {
		this.#givens = givens;
		this.#views = views;
		const counts = Array.from({ length: 9 }, (_, row) => this.#rowOf(row).filter(Boolean).length);
		this.#row = counts.indexOf(Math.max(...counts));
		this.#column = this.#rowOf(this.#row).findIndex((given) => given > 0);
	}
	/**
	* Returns the boards in the used stack and above `GLOBAL_BASE`, except those that begin in an excluded region. Finds
	* none if the puzzle has no givens.
	*/
	found(stackPointer, excluded) {
		if (this.#column < 0) return [];
		const views = this.#views;
		views.refresh();
		const regions = [{
			from: Math.max(0, stackPointer),
			to: STACK_BYTES$1
		}, {
			from: GLOBAL_BASE,
			to: views.bytes.length
		}];
		const boards = [];
		for (const region of regions.flatMap((region) => this.#nonZeroParts(region))) {
			for (const cells of ENCODINGS$1) this.#findStrided(region, cells, boards);
			this.#findByPointers(region, boards);
		}
		return boards.filter(({ low }) => !excluded.some(({ from, to }) => low >= from && low < to));
	}
	/**
	* Returns the region without its parts that are all zeros, as are most parts of a large array. Adds the bytes left to
	* `searchedBytes`.
	*/
	#nonZeroParts({ from, to }) {
		const { doubles } = this.#views;
		const parts = [];
		for (let at = from; at < to; at = nextPart(at)) {
			const end = Math.min(to, nextPart(at));
			let double = at >> DOUBLE_SHIFT;
			const last = end >> DOUBLE_SHIFT;
			while (double < last && doubles[double] === 0) double++;
			if (double === last) continue;
			const before = parts.at(-1);
			if (before?.to === at) before.to = end;
			else parts.push({
				from: at,
				to: end
			});
		}
		this.searchedBytes += parts.reduce((bytes, part) => bytes + part.to - part.from, 0);
		return parts;
	}
	#rowOf(row) {
		return this.#givens.subarray(row * 9, row * 9 + 9);
	}
	/** Returns the memory as an array of numbers of a size. */
	#arrayOf(bytes) {
		const { bytes: single, shorts, words } = this.#views;
		if (bytes === 1) return single;
		return bytes === 2 ? shorts : words;
	}
	/** Adds the boards with evenly spaced rows whose first given in `#row` lies in the region. */
	#findStrided({ from, to }, cells, boards) {
		const { bytes, step, zero } = cells;
		const array = this.#arrayOf(bytes);
		const firstGiven = this.#rowOf(this.#row)[this.#column] + zero;
		const offset = this.#column * step;
		const end = Math.floor(to / bytes);
		for (let index = Math.ceil(from / bytes); index < end; index++) if (array[index] === firstGiven && this.#isRow(this.#row, index - offset, cells)) this.#tryStrides(index - offset, cells, boards);
	}
	/** Tries row strides around a match, e.g. 10 for `int board[9][10]`. @param index of the first cell of `#row` */
	#tryStrides(index, cells, boards) {
		const { bytes, step } = cells;
		for (let stride = 9 * step; stride <= 9 * step + MAX_GAP; stride++) {
			const first = index - this.#row * stride;
			if (first < 0) return;
			let row = 0;
			while (row < 9 && this.#isRow(row, first + row * stride, cells)) row++;
			if (row < 9) continue;
			addIfNew(boards, new Board(Array.from({ length: 9 }, (_, row) => (first + row * stride) * bytes), bytes, bytes * step));
		}
	}
	/** True if a row of the puzzle begins at `index`: its givens, with digits or blanks in the other cells. */
	#isRow(row, index, { bytes, step, zero }) {
		const array = this.#arrayOf(bytes);
		for (let column = 0; column < 9; column++) {
			const value = array[index + column * step];
			const given = this.#givens[row * 9 + column];
			if (given > 0 ? value !== given + zero : !isDigitOrBlank(value, bytes, zero)) return false;
		}
		return true;
	}
	/** Adds the boards whose rows are reached by pointers, if the pointer to `#row` lies in the region. */
	#findByPointers({ from, to }, boards) {
		const { words } = this.#views;
		for (const step of POINTER_STEPS) {
			const offset = this.#row * step;
			const end = Math.floor(to / WORD_BYTES$5);
			for (let index = Math.ceil(from / WORD_BYTES$5); index < end; index++) this.#tryPointers(words[index], index - offset, step, boards);
		}
	}
	/**
	* Adds the board if `pointer` leads to `#row`, and its neighbours to the other rows.
	* @param index of the first row's pointer, in words @param step stride of the pointers, in words
	*/
	#tryPointers(pointer, index, step, boards) {
		if (!this.#isPointer(pointer)) return;
		for (const cells of ENCODINGS$1) {
			if (cells.step > 1 || pointer % cells.bytes !== 0) continue;
			for (const column of FIRST_COLUMNS) {
				if (!this.#isRow(this.#row, pointer / cells.bytes + column, cells)) continue;
				const rows = Array.from({ length: 9 }, (_, row) => this.#views.words[index + row * step]);
				if (!rows.every((pointer, row) => this.#isPointer(pointer) && pointer % cells.bytes === 0 && this.#isRow(row, pointer / cells.bytes + column, cells))) continue;
				addIfNew(boards, new Board(rows.map((pointer) => pointer + column * cells.bytes), cells.bytes));
			}
		}
	}
	#isPointer(value) {
		return value >= 22020096 && value < this.#views.bytes.length;
	}
};
/** Returns the next multiple of `PART_BYTES` after an address. */
function nextPart(address) {
	return (Math.floor(address / PART_BYTES) + 1) * PART_BYTES;
}
/** Returns true if a value can belong to a cell without a given: any digit or a blank. */
function isDigitOrBlank(value, bytes, zero) {
	const digit = digitOfValue(value, bytes === 1);
	return digit > 0 ? value === digit + zero : digit === 0;
}
function addIfNew(boards, board) {
	if (!boards.some((known) => known.hasSameCells(board))) boards.push(board);
}
// src/worker/own/cpp/endings.ts
/** The program called `exit`, or returned nonzero from `main`. */
var Exit$1 = class extends Error {
	status;
	constructor(status) {
		super(`exit ${status}`);
		this.status = status;
	}
};
/** The program exceeded a limit. */
var CutOff = class extends Error {
	reason;
	/** Line of the program at the cut; undefined if it must be derived from the stack trace. */
	line;
	constructor(reason, line) {
		super(reason);
		this.reason = reason;
		this.line = line;
	}
};
/** The program threw an exception. Programs compiled by the app cannot catch exceptions. */
var Thrown = class extends Error {};
/** The program called `abort`. */
var Aborted = class extends Error {};
/** The program wrote to memory that the app's recorder of writes uses. */
var BadAccess = class extends Error {};
/** The program read or wrote through a null pointer. */
var NullAccess = class extends Error {};
/** The run ends before the program does, because its task is done or it must be repeated. */
var Enough = class extends Error {};
// src/worker/own/cpp/libraryErrors.ts
/** Parses the message that the C++ library, built without exceptions, prints instead of throwing. */
var THROWN = /(\w+) was thrown in -fno-exceptions mode(?: with (?:error (\d+) and )?message "((?:[^"\\]|\\.)*)")?\n?/;
/** Returns the error that the library printed before it aborted; undefined if none. */
function libraryErrorIn(errors) {
	const [, name, , text = ""] = THROWN.exec(errors) ?? [];
	if (name === void 0) return void 0;
	const title = `std::${name}`;
	return {
		message: text === "" ? title : `${title}: ${text}`,
		isThread: text.startsWith("thread constructor")
	};
}
/** Removes the library's message: the rest is the program's own output. */
function withoutLibraryError(errors) {
	return errors.replace(THROWN, "");
}
// src/worker/own/cpp/crashes.ts
/** With fewer bytes of stack left, an access to address 0 or out of bounds counts as a stack overflow. */
var MIN_STACK_BYTES = 65536;
/**
* Returns the outcome of a program that ended by an error; undefined if it exited with status 0.
* @throws the error itself if the program did not cause it
*/
function outcomeOfError(error, crashed) {
	if (!(error instanceof Error)) throw error;
	if (error instanceof Exit$1) {
		if (error.status === 0) return void 0;
		return failure("exit-status", `${error.status}`, []);
	}
	const lines = linesOf(error, crashed.places);
	if (error instanceof CutOff) return {
		kind: error.reason,
		line: error.line ?? lines[0]
	};
	if (error instanceof Thrown) return failure(crashed.catches ? "exception-to-catch" : "exception", error.message, lines);
	if (error instanceof Aborted) return outcomeOfAbort(lines, crashed);
	if (error instanceof NullAccess) return failure(crashed.stackLeft < MIN_STACK_BYTES ? "stack-overflow" : "null-pointer", "", lines);
	if (error instanceof BadAccess) return failure("bad-access", "", lines);
	const kind = kindOf(error, crashed);
	return kind === "undefined-behaviour" ? undefinedBehaviour(lines, crashed) : failure(kind, "", lines);
}
function outcomeOfAbort(lines, { errors, catches }) {
	const reported = libraryErrorIn(errors);
	if (reported === void 0) return failure("abort", "", lines);
	if (reported.isThread) return failure("thread", "", lines);
	return failure(catches ? "exception-to-catch" : "exception", reported.message, lines);
}
var NO_RETURN = /^non-void (?:function|lambda) does not return a value/;
/**
* Returns the outcome of WebAssembly's `unreachable`: a missing return if the compiler warned about one, else
* undefined behaviour. The compiler warns at the brace that ends the function, so the first warning from the crashed
* line on counts.
*/
function undefinedBehaviour(lines, { diagnostics }) {
	const [line = Infinity, ...callers] = lines;
	const end = diagnostics.flatMap((one) => NO_RETURN.test(one.message) ? one.line ?? [] : []).filter((one) => one >= line).toSorted((a, b) => a - b)[0];
	if (end === void 0) return failure("undefined-behaviour", "", lines);
	return failure("missing-return", "", [end, ...callers]);
}
function failure(error, message, lines) {
	return {
		kind: "runtime-error",
		line: lines[0],
		error,
		message,
		calls: lines.length
	};
}
/** Classifies an error by its message, which differs between browsers. @throws the error if it is not the program's */
function kindOf(error, { stackLeft }) {
	if (/recursion|call stack/i.test(error.message)) return "stack-overflow";
	if (error instanceof RangeError) return "bad-access";
	if (!(error instanceof WebAssembly.RuntimeError)) throw error;
	const { message } = error;
	if (/call_indirect|indirect call|\btable\b|signature|null function/i.test(message)) return "bad-function";
	if (/unrepresentable|integer overflow/i.test(message)) return "division-overflow";
	if (/bounds/i.test(message)) return stackLeft < MIN_STACK_BYTES ? "stack-overflow" : "bad-access";
	if (/divi|remainder|zero/i.test(message)) return "division-by-zero";
	if (/unreachable/i.test(message)) return "undefined-behaviour";
	return "bad-access";
}
// src/worker/own/shared/targetLine.ts
/** Cells of a board. Not imported, because the import would build its module's tables in each JavaScript engine. */
var CELLS = 81;
/**
* Returns true if the line is among the target lines, and the depth is within the bounds given there.
* @param depth returns the number of placed digits; called only if needed
*/
function isTarget({ lines }, line, depth) {
	const isBetween = (least, most) => {
		if (least <= 0 && most >= CELLS) return true;
		const placed = depth();
		return least <= placed && placed <= most;
	};
	return lines.some(([requested, least, most]) => requested === line && isBetween(least, most));
}
// src/worker/own/cpp/lineFinder.ts
/** Handles a run's writes and, from event `from` of the target on, its target lines; other lines are not reported. */
var LineFinder = class {
	/** First event after which a target line ran; if searching backwards, the latest so far. Undefined before any. */
	found;
	#searched;
	#target;
	constructor(searched, target) {
		this.#searched = searched;
		this.#target = target;
	}
	/** Must be called right before the program starts. */
	begin() {
		if (this.#target.from === 0) this.#searched.reportTargetLines();
	}
	/** Handles a write. @param before number of events before it @returns true if the target's range has ended */
	stored(before) {
		const events = this.#searched.events();
		if (events === before) return false;
		const { from, to } = this.#target;
		if (before < from && events >= from) this.#searched.reportTargetLines();
		return events > to;
	}
	/** Handles a target line before it runs. @returns true if the search is complete, because it searches forwards */
	ran(line) {
		if (!isTarget(this.#target, line, this.#searched.depth)) return false;
		this.found = this.#searched.events();
		return this.#target.direction === "forward";
	}
};
// src/worker/own/cpp/storeLog.ts
/**
* Finds a board whose cells are scattered in memory, such as the nodes of a map, or encoded as bits. Looks at the
* program's first writes: a program reads the puzzle in order, so one line writes the 81 cells one after the other.
*/
/** Maximum writes that are logged. */
var MAX_STORES = 2e5;
/**
* Number of first values recorded per address. A cell may be cleared and set several times before the search begins.
*/
var KEPT_STORES = 5;
/** Addresses with more writes than this while the input is read belong to temporary variables. */
var HOT_STORES = 64;
/** Lines that write more addresses than this fill some other large array, which would take too long to scan. */
var MAX_PLACES = 1e4;
/** Maximum value that is logged; larger ones are neither digits nor bits of digits. */
var MAX_VALUE = 1023;
/** Maximum addresses that one line writes per cell. */
var MAX_PERIOD = 12;
/** Nodes have this alignment in bytes, so the same member of each node has the same address modulo it. */
var ALIGNMENT = 16;
/**
* Stands for any remainder modulo `ALIGNMENT` in the key of a group, because elements of an array have all remainders.
*/
var ANY_REST = ALIGNMENT;
/** Number of remainders with `ANY_REST`, and upper bound of sizes in bytes, to combine both in the key of a group. */
var RESTS = 17;
var SIZES = 8;
/** Ways in which cells may encode digits, in the order in which they are tried. */
var CODES = [
	"digit",
	"bit",
	"bit-from-0"
];
var StoreLog = class {
	#givens;
	#views;
	/** Number of writes by address. */
	#counts = /* @__PURE__ */ new Map();
	/** Number of the latest write to each address, counting from 1. */
	#latest = /* @__PURE__ */ new Map();
	/**
	* Written addresses, grouped by line, size, and whether they are on the stack. Each address is in two groups: that of
	* its remainder modulo `ALIGNMENT`, and that of any remainder.
	*/
	#groups = /* @__PURE__ */ new Map();
	/** Number of writes so far. */
	#storeCount = 0;
	constructor(givens, views) {
		this.#givens = givens;
		this.#views = views;
	}
	get isFull() {
		return this.#storeCount >= MAX_STORES;
	}
	/** Called after each write of the program: logs it. @param line 1-based, 0 if unknown */
	stored(address, bytes, line) {
		this.#storeCount++;
		const size = bytes === 8 ? 4 : bytes;
		if (size !== 1 && size !== 2 && size !== 4 || address % size !== 0) return;
		const count = (this.#counts.get(address) ?? 0) + 1;
		this.#counts.set(address, count);
		this.#latest.set(address, this.#storeCount);
		if (count > KEPT_STORES) return;
		this.#views.refresh();
		const value = valueAt(address, size, this.#views);
		if (value < 0 || value > MAX_VALUE) return;
		const isOnStack = address < 8388608 ? 1 : 0;
		for (const rest of [address % ALIGNMENT, ANY_REST]) {
			const key = ((line * 2 + isOnStack) * SIZES + size) * RESTS + rest;
			const group = this.#groups.get(key) ?? /* @__PURE__ */ new Map();
			this.#groups.set(key, group);
			const values = group.get(address);
			if (values === void 0) group.set(address, [value]);
			else values.push(value);
		}
	}
	/** Returns the board that the writes so far have filled; undefined if none is found, or without givens. */
	board() {
		if (!this.#givens.some(Boolean)) return void 0;
		for (const [key, group] of this.#groups) {
			const bytes = Math.floor(key / RESTS) % SIZES;
			const kept = [...group].filter(([address]) => (this.#counts.get(address) ?? 0) <= HOT_STORES);
			if (kept.length < 81 || kept.length > MAX_PLACES) continue;
			for (const code of CODES) {
				const places = kept.map(([address, values]) => {
					return {
						address,
						digits: values.map((value) => digitOfCode(value, code, bytes === 1))
					};
				});
				const found = this.#boardIn(places) ?? (bytes === 4 ? this.#boardByKeys(places, key % RESTS !== ANY_REST) : void 0);
				if (found !== void 0) return Board.scattered(found, bytes, code);
			}
		}
	}
	/**
	* Returns the addresses of 81 places whose first values are the digits of the puzzle (or whose second values, and so
	* on). The places are evenly spaced in the order of first writes. Returns undefined if there are none.
	*/
	#boardIn(all) {
		for (let nth = 0; nth < KEPT_STORES; nth++) {
			const places = all.flatMap(({ address, digits }) => {
				const digit = digits[Math.min(nth, digits.length - 1)];
				return digit < 0 ? [] : [{
					address,
					digit
				}];
			});
			for (let period = 1; period <= MAX_PERIOD; period++) for (let from = 0; from + 80 * period < places.length; from++) {
				let cell = 0;
				while (cell < 81 && places[from + cell * period].digit === this.#givens[cell]) cell++;
				if (cell === 81) return Array.from({ length: 81 }, (_, cell) => places[from + cell * period].address);
			}
		}
	}
	/**
	* Returns the addresses of 81 places to which the puzzle's digits were written, each preceded in memory by the key of
	* its cell, as in nodes of a map and in structures; undefined if there are none.
	* @param areNodes true if the places are members of nodes; otherwise only evenly spaced places count
	*/
	#boardByKeys(places, areNodes) {
		const { words } = this.#views;
		for (const cellOf of KEYS$1) {
			const candidates = Array.from({ length: 81 }, () => []);
			for (const { address, digits } of places) {
				const cell = cellOf(words[(address >> 2) - 1], words[(address >> 2) - 2]);
				if (cell >= 0 && cell < 81 && digits.includes(this.#givens[cell])) candidates[cell].push(address);
			}
			if (candidates.some(({ length }) => length === 0)) continue;
			const found = evenlySpaced(candidates) ?? (areNodes ? candidates.map((of) => this.#latestOf(of)) : void 0);
			if (found !== void 0) return found;
		}
	}
	/** Returns the address that was written to latest. */
	#latestOf(addresses) {
		const latest = (address) => this.#latest.get(address) ?? 0;
		return addresses.reduce((best, address) => latest(address) > latest(best) ? address : best);
	}
};
/**
* Returns one candidate address per cell, all evenly spaced; undefined if there are none. A cell may have several
* candidates: a vector that grows leaves copies behind in its earlier memory.
*/
function evenlySpaced(candidates) {
	for (const first of candidates[0]) for (const second of candidates[1]) {
		const step = second - first;
		const isEven = candidates.every((of, cell) => of.includes(first + cell * step));
		if (step > 0 && isEven) return candidates.map((_, cell) => first + cell * step);
	}
}
var isIndex = (number) => number >= 0 && number < 9;
/**
* Kinds of keys: row and column, from 0 or from 1; index of the cell, from 0 or from 1; row and column from 1 as one
* number, such as 11.
*/
var KEYS$1 = [
	(column, row) => isIndex(row) && isIndex(column) ? row * 9 + column : -1,
	(column, row) => isIndex(row - 1) && isIndex(column - 1) ? (row - 1) * 9 + column - 1 : -1,
	(cell) => cell,
	(cell) => cell - 1,
	(key) => isIndex(Math.floor(key / 10) - 1) && isIndex(key % 10 - 1) ? Math.floor(key / 10 - 1) * 9 + key % 10 - 1 : -1
];
// src/worker/own/cpp/memoryViews.ts
/** Typed views of the WebAssembly memory of a program. */
var MemoryViews = class {
	bytes = /* @__PURE__ */ new Uint8Array();
	shorts = /* @__PURE__ */ new Int16Array();
	words = /* @__PURE__ */ new Int32Array();
	/** Used to test for zeros, eight bytes at a time. */
	doubles = /* @__PURE__ */ new Float64Array();
	#memory;
	constructor(memory) {
		this.#memory = memory;
	}
	/** Creates the views anew if the memory has grown, which detaches them. Must be called before the views are used. */
	refresh() {
		if (this.bytes.length > 0) return;
		const memory = this.#memory();
		this.bytes = new Uint8Array(memory);
		this.shorts = new Int16Array(memory);
		this.words = new Int32Array(memory);
		this.doubles = new Float64Array(memory);
	}
};
// src/worker/own/cpp/meter.ts
var BEAT_EVERY_MS$1 = 200;
/** Bounds of the time between two ticks: after a shorter time the fuel is doubled, after a longer one halved. */
var SHORT_MS = 4;
var LONG_MS = 40;
/** Bounds of the fuel, which is less only if `reached` is to be called sooner. */
var MIN_FUEL = 64;
var MAX_FUEL = 1 << 22;
/**
* Counts the loop iterations and calls of a running program, and ends it when `MeteredRun.cut` returns a reason. The
* program calls `tick` each time that its fuel, a number of loop iterations and calls, is used up.
*/
var Meter = class {
	elapsedMs = 0;
	#metered;
	/** Clock time at the start. */
	#startMs = 0;
	/** Value of `elapsedMs` at the latest tick. */
	#tickMs = 0;
	/** Value of `elapsedMs` at the latest call of `beat`. */
	#beatMs = 0;
	/** Loop iterations and calls up to the latest tick. */
	#count = 0;
	/** Fuel given at the latest tick. */
	#fuel = 0;
	/** Count at which `reached` is called next. */
	#nextReachedCount = 0;
	constructor(metered) {
		this.#metered = metered;
	}
	/** Starts the clock. @param mark number of loop iterations and calls at which `reached` is called first */
	begin(mark) {
		this.#nextReachedCount = mark;
		this.#startMs = this.#metered.now();
	}
	/** Updates `elapsedMs`; called at each tick, too. */
	end() {
		this.elapsedMs = this.#metered.now() - this.#startMs;
	}
	/**
	* Called by the program when its fuel is used up.
	* @param line where the program is; 0 if unknown
	* @returns the fuel until the next tick
	* @throws CutOff if a limit is exceeded, Enough if the rest of the run is not needed
	*/
	tick(line) {
		this.#count += this.#fuel;
		this.end();
		const { elapsedMs } = this;
		const cut = this.#metered.cut(elapsedMs);
		if (cut === "done") throw new Enough();
		if (cut !== void 0) throw new CutOff(cut, line > 0 ? line : void 0);
		if (elapsedMs - this.#beatMs >= BEAT_EVERY_MS$1) {
			this.#beatMs = elapsedMs;
			this.#metered.beat(elapsedMs);
		}
		if (this.#count >= this.#nextReachedCount) {
			const wait = this.#metered.reached(this.#count);
			this.#nextReachedCount = Math.max(MIN_FUEL, this.#count * 2, this.#count + wait);
		}
		const tookMs = elapsedMs - this.#tickMs;
		this.#tickMs = elapsedMs;
		if (tookMs < SHORT_MS) this.#fuel = Math.min(MAX_FUEL, this.#fuel * 2);
		else if (tookMs > LONG_MS) this.#fuel >>= 1;
		this.#fuel = Math.min(Math.max(MIN_FUEL, this.#fuel), this.#nextReachedCount - this.#count);
		return this.#fuel;
	}
};
// src/worker/own/cpp/thrownValues.ts
/** Describes a value that a C++ program has thrown: its type as in source code, and its number or message if known. */
/** Simple types as in source code, by mangled name. */
var SIMPLE = {
	i: "int",
	j: "unsigned int",
	l: "long",
	x: "long long",
	b: "bool",
	c: "char",
	d: "double",
	f: "float",
	PKc: "const char*",
	Pc: "char*"
};
/** Matches the library exceptions that hold a message. */
var WITH_TEXT = /^std::(?:logic_error|invalid_argument|domain_error|length_error|out_of_range|runtime_error|range_error|overflow_error|underflow_error)$/;
/** Bytes from the start of a `std::type_info` to the address of the mangled name. */
var TYPE_NAME_OFFSET = 4;
/** Bytes from the start of an exception to the address of its message. */
var TEXT_OFFSET = 4;
/** @param object address of the value @param type address of its `std::type_info` */
function thrownValue(memory, object, type) {
	const view = new DataView(memory);
	const name = typeName(textAt$1(memory, view.getUint32(type + TYPE_NAME_OFFSET, true)));
	if (name === "int") return `int: ${view.getInt32(object, true)}`;
	if (name === "const char*") return `const char*: ${textAt$1(memory, view.getUint32(object, true))}`;
	if (WITH_TEXT.test(name)) return `${name}: ${textAt$1(memory, view.getUint32(object + TEXT_OFFSET, true))}`;
	return name;
}
/**
* Demangles a type name, without template arguments: `St12out_of_range` is `std::out_of_range`,
* `NSt3__112basic_stringI…` is `std::basic_string`.
*/
function typeName(mangled) {
	if (mangled in SIMPLE) return SIMPLE[mangled];
	const parts = mangled.includes("St") ? ["std"] : [];
	let rest = mangled;
	for (let found = /(\d+)(.*)/s.exec(rest); found !== null; found = /^\D*?(\d+)(.*)/s.exec(rest)) {
		const length = Number(found[1]);
		const part = found[2].slice(0, length);
		rest = found[2].slice(length);
		if (!part.startsWith("__")) parts.push(part);
		if (rest.startsWith("I")) break;
	}
	return parts.length === 0 ? mangled : parts.join("::");
}
/** Maximum bytes read of a type name or message. */
var MAX_CHARACTERS$1 = 500;
function textAt$1(memory, address) {
	const bytes = new Uint8Array(memory).subarray(address, address + MAX_CHARACTERS$1);
	const end = bytes.indexOf(0);
	return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}
// src/worker/own/cpp/programFiles.ts
/** Maximum written files to report; a program that writes more is probably stuck in a loop. */
var MAX_WRITTEN = 16;
/** Maximum bytes by which all files together may grow; bytes cut off or removed later still count. */
var MAX_BYTES = 1 << 24;
/** First descriptor for files that the program opens. */
var FIRST_FILE = 4;
/** Paths of devices, on Linux and on Windows, by what they open. */
var DEVICES = {
	input: /^(?:\/dev\/(?:stdin|tty|fd\/0)|\/proc\/self\/fd\/0|con|conin\$)$/i,
	output: /^(?:\/dev\/(?:stdout|tty|fd\/1)|\/proc\/self\/fd\/1|con|conout\$)$/i,
	errors: /^(?:\/dev\/(?:stderr|fd\/2)|\/proc\/self\/fd\/2)$/,
	nowhere: /^(?:\/dev\/null|nul)$/i
};
/** Matches paths in folders of the system, in which programs find and create nothing but `DEVICES`. */
var OF_SYSTEM = /^\/(?:dev|proc|sys|etc)\//;
/** Matches paths of folders: nothing but dots and slashes, or a slash at the end. */
var FOLDER_PATH = /^(?:[./\\]*|.*[/\\])$/;
var ProgramFiles = class {
	#input;
	#output;
	#errors;
	#inputUse = "unread";
	/** Paths of missing files in whose place the program got the judge's input. */
	#standIns = /* @__PURE__ */ new Set();
	/** By normalized name (`keyOf`); without standard input. */
	#files = /* @__PURE__ */ new Map();
	/** Files that were written or resized, in the order of the first change. */
	#written = /* @__PURE__ */ new Set();
	#descriptors = /* @__PURE__ */ new Map();
	#nextDescriptor = FIRST_FILE;
	/** Bytes by which all files together have grown. */
	#writtenBytes = 0;
	/** True if files are as at a judge: the input replaces no missing file, and redirected output is not printed. */
	#isAtJudge;
	constructor(input, output, errors, isAtJudge) {
		this.#isAtJudge = isAtJudge;
		this.#input = {
			name: "",
			bytes: input,
			length: input.length,
			isInput: true
		};
		this.#output = output;
		this.#errors = errors;
		this.#descriptors.set(0, this.#openFile(this.#input, { ...READ_ONLY }));
		this.#descriptors.set(1, {
			kind: "output",
			printed: output
		});
		this.#descriptors.set(2, {
			kind: "output",
			printed: errors
		});
		this.#descriptors.set(3, { kind: "folder" });
	}
	/** How the program has used its input and files so far. */
	get io() {
		const kept = new Set(this.#files.values());
		const written = [...this.#written].filter((file) => kept.has(file)).slice(0, MAX_WRITTEN);
		return {
			input: this.#inputUse,
			standIns: [...this.#standIns],
			written: written.map((file) => writtenFile(file, this.#output.limit))
		};
	}
	/** Returns the target of a descriptor; undefined if it is not open. */
	at(descriptor) {
		return this.#descriptors.get(descriptor);
	}
	/**
	* Opens a path. A missing file that is not to be created is the judge's input, except at a judge.
	* @returns its descriptor; undefined if the path cannot be opened
	*/
	open(path, mode) {
		const opened = this.#openPath(path, mode);
		if (opened === void 0) return void 0;
		const descriptor = this.#nextDescriptor++;
		this.#descriptors.set(descriptor, opened);
		return descriptor;
	}
	#openPath(path, mode) {
		if (mode.isFolder || FOLDER_PATH.test(path)) return !mode.writes && /^[./\\]*$/.test(path) ? { kind: "folder" } : void 0;
		if (mode.reads && !mode.writes && DEVICES.input.test(path)) return this.#openFile(this.#input, mode);
		if (mode.writes && DEVICES.output.test(path)) return {
			kind: "output",
			printed: this.#output
		};
		if (mode.writes && DEVICES.errors.test(path)) return {
			kind: "output",
			printed: this.#errors
		};
		if (DEVICES.nowhere.test(path)) return { kind: "nowhere" };
		if (OF_SYSTEM.test(path)) return void 0;
		const known = this.#files.get(keyOf$1(path));
		if (this.#isAtJudge && known === void 0 && !mode.creates) return void 0;
		const file = known ?? this.#newFile(path, mode);
		if (mode.truncates || mode.creates && file.isInput) this.#truncate(file);
		return this.#openFile(file, mode);
	}
	#newFile(path, { creates }) {
		const { bytes, length } = this.#input;
		const file = creates ? {
			name: path,
			bytes: /* @__PURE__ */ new Uint8Array(),
			length: 0,
			isInput: false
		} : {
			name: path,
			bytes,
			length,
			isInput: true
		};
		if (!creates) this.#standIns.add(path);
		this.#files.set(keyOf$1(path), file);
		return file;
	}
	#openFile(file, { reads, writes, appends }) {
		return {
			kind: "file",
			file,
			canRead: reads,
			canWrite: writes,
			appends,
			at: 0
		};
	}
	#truncate(file) {
		file.isInput = false;
		file.bytes = /* @__PURE__ */ new Uint8Array();
		file.length = 0;
	}
	/**
	* Closes a descriptor. Standard streams (which programs close early by mistake) and the folder stay open.
	* @returns false if the descriptor is not open
	*/
	close(descriptor) {
		return descriptor <= 3 ? this.#descriptors.has(descriptor) : this.#descriptors.delete(descriptor);
	}
	/**
	* Moves a descriptor onto another, as `freopen` does. Except at a judge, standard output and errors stay what they
	* are, so that the page shows what the program prints.
	* @returns false if the descriptor to move is not open
	*/
	renumber(from, to) {
		const opened = this.#descriptors.get(from);
		if (opened === void 0) return false;
		if (this.#isAtJudge || to !== 1 && to !== 2) this.#descriptors.set(to, opened);
		if (from !== to) this.close(from);
		return true;
	}
	/** Removes a file. @returns false if there is none */
	remove(path) {
		return this.sizeOf(path) !== void 0 && this.#files.delete(keyOf$1(path));
	}
	/** Returns the size of a file; undefined if there is none. A stand-in counts as missing. */
	sizeOf(path) {
		const file = this.#files.get(keyOf$1(path));
		return file === void 0 || file.isInput ? void 0 : file.length;
	}
	/** Reads from the current position on. @returns the number of bytes */
	read(opened, buffers) {
		const read = this.readAt(opened, opened.at, buffers);
		opened.at += read;
		return read;
	}
	/** Reads from a position on. @returns the number of bytes */
	readAt({ file }, position, buffers) {
		let total = 0;
		for (const buffer of buffers) {
			const from = Math.min(file.length, position + total);
			const part = file.bytes.subarray(from, Math.min(file.length, from + buffer.length));
			buffer.set(part);
			total += part.length;
		}
		if (file.isInput) {
			if (total === 0 && !isBlockRead(buffers)) this.#inputUse = "overread";
			else if (this.#inputUse === "unread") this.#inputUse = "read";
		}
		return total;
	}
	/** Writes at the current position, or the end in append mode. @throws CutOff if all files together get too large */
	write(opened, bytes) {
		if (opened.appends) opened.at = opened.file.length;
		const written = this.writeAt(opened, opened.at, bytes);
		opened.at += written;
		return written;
	}
	/** Writes at a position. @throws CutOff if all files together get too large */
	writeAt({ file }, position, bytes) {
		this.#resize(file, Math.max(file.length, position + bytes.length));
		file.bytes.set(bytes, position);
		if (bytes.length > 0) this.#written.add(file);
		return bytes.length;
	}
	/** Cuts a file, or fills it up with zeros. @throws CutOff if all files together get too large */
	resize({ file }, length) {
		this.#resize(file, length);
		this.#written.add(file);
	}
	#resize(file, length) {
		this.#writtenBytes += Math.max(0, length - file.length);
		if (this.#writtenBytes > MAX_BYTES) throw new CutOff("output-limit");
		if (file.isInput || length > file.bytes.length) {
			const room = new Uint8Array(Math.max(length, 2 * file.length));
			room.set(file.bytes.subarray(0, Math.min(length, file.length)));
			file.bytes = room;
		} else file.bytes.fill(0, length, file.length);
		file.isInput = false;
		file.length = length;
	}
};
var READ_ONLY = {
	reads: true,
	writes: false,
	creates: false,
	truncates: false,
	appends: false,
	isFolder: false
};
/**
* True if a read that reached the end does not count as overreading. `fread` and `ifstream` request a large block and
* read until it is full. They reach the end even if the program wants no more input. For a block, the library passes
* two buffers: the block, then the stream's own buffer. For a single character, the first buffer is empty.
*/
function isBlockRead(buffers) {
	return buffers.length > 1 && buffers[0].length > 0;
}
/** Returns the same key for all names of a file: `./a.txt`, `a.txt` and `.\a.txt`. */
function keyOf$1(path) {
	return path.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
}
function writtenFile({ name, bytes, length }, limit) {
	return {
		name,
		text: new TextDecoder().decode(bytes.slice(0, length)).slice(0, limit)
	};
}
// src/worker/own/cpp/wasi.ts
/** The part of WASI that programs for judges use. Clocks and random numbers are deterministic. */
/** Error numbers of WASI; `DONE` is success. */
var DONE = 0;
var BAD_DESCRIPTOR = 8;
var INVALID$1 = 28;
var NO_ENTRY = 44;
var NOT_SUPPORTED = 52;
var NOT_SEEKABLE = 70;
/** Type of folders. */
var FOLDER_TYPE = 3;
/**
* Type of files and of the standard streams. The C library buffers such streams fully, as in a judge. It would buffer
* a terminal by lines.
*/
var REGULAR_FILE = 4;
/** Size of the description of a buffer: its address and its length. */
var VECTOR_BYTES = 8;
/** Maximum buffers per call, as on Linux (`IOV_MAX`). */
var MAX_VECTORS = 1024;
/** Sizes of other structures in memory. */
var STATUS_BYTES = 24;
var FILE_STATUS_BYTES = 64;
var PRESTAT_BYTES = 8;
var SUBSCRIPTION_BYTES = 48;
var EVENT_BYTES = 32;
/** `__WASI_EVENTTYPE_CLOCK`. */
var CLOCK_EVENT = 0;
/** Each reading of the clock advances it by this time. */
var TICK_NS = 1000000n;
/** Codes of characters. */
var SLASH = 47;
var SPACE$1 = 32;
/** `__WASI_RIGHTS_FD_READ` and `_WRITE`. */
var CAN_READ = 1n << 1n;
var CAN_WRITE = 1n << 6n;
var EVERY_RIGHT = (1n << 30n) - 1n;
/** `__WASI_OFLAGS_*` and `__WASI_FDFLAGS_APPEND`. */
var CREATES = 1;
var IS_FOLDER = 2;
var TRUNCATES = 8;
var APPENDS = 1;
/** `__WASI_WHENCE_*`. */
var FROM_CURRENT = 1;
var FROM_END = 2;
/** Returns the WASI functions of a program. @param memory returns its current memory */
function wasiCalls({ files, onBuffer, onSleep }, memory) {
	let timeNs = 0n;
	let randomState = 2654435769;
	const view = () => new DataView(memory());
	/** Returns the buffers of a read or a write, and reports each. */
	const vectors = (from, count) => Array.from({ length: count }, (_, index) => {
		const vector = from + index * VECTOR_BYTES;
		const [address, bytes] = [view().getUint32(vector, true), view().getUint32(vector + 4, true)];
		onBuffer(address, bytes);
		return new Uint8Array(memory(), address, bytes);
	});
	/** Reports that there are no arguments, or no environment variables. */
	const emptyList = (count, bytes) => {
		view().setUint32(count, 0, true);
		view().setUint32(bytes, 0, true);
		return DONE;
	};
	/**
	* Reads from a file into `count` buffers, which are described at the address `from`.
	* @param position in the file; undefined to continue after the previous read or write
	* @param into address for the number of bytes read
	*/
	const read = (descriptor, from, count, position, into) => {
		if (count < 0 || count > MAX_VECTORS || (position ?? 0) < 0) return INVALID$1;
		const opened = files.at(descriptor);
		if (opened?.kind === "nowhere") view().setUint32(into, 0, true);
		if (opened?.kind === "nowhere") return DONE;
		if (opened?.kind !== "file" || !opened.canRead) return BAD_DESCRIPTOR;
		const buffers = vectors(from, count);
		const total = position === void 0 ? files.read(opened, buffers) : files.readAt(opened, position, buffers);
		view().setUint32(into, total, true);
		return DONE;
	};
	/** Writes `count` buffers to a file or an output. The parameters are those of `read`. */
	const write = (descriptor, from, count, position, into) => {
		const opened = files.at(descriptor);
		if (opened === void 0 || !canWrite(opened)) return BAD_DESCRIPTOR;
		if (count < 0 || count > MAX_VECTORS || (position ?? 0) < 0) return INVALID$1;
		let total = 0;
		for (const bytes of vectors(from, count)) {
			if (opened.kind === "output") opened.printed.write(bytes);
			else if (opened.kind !== "file") total += 0;
			else if (position === void 0) files.write(opened, bytes);
			else files.writeAt(opened, position + total, bytes);
			total += bytes.length;
		}
		if (opened.kind === "output" && opened.printed.isOver) throw new CutOff("output-limit");
		view().setUint32(into, total, true);
		return DONE;
	};
	/**
	* Reads a path from memory. The C library passes an absolute path without the slashes at its start, which are still
	* in memory before it: puts one of them back, if the text in memory begins with them.
	*/
	const pathOf = (path, length) => {
		const bytes = new Uint8Array(memory());
		let from = path;
		while (from > 0 && bytes[from - 1] === SLASH) from--;
		const isAbsolute = from < path && from > 0 && bytes[from - 1] < SPACE$1;
		const text = new TextDecoder().decode(bytes.slice(path, path + length));
		return isAbsolute ? `/${text}` : text;
	};
	const setFileStatus = (status, type, size) => {
		new Uint8Array(memory(), status, FILE_STATUS_BYTES).fill(0);
		view().setUint8(status + 16, type);
		view().setBigUint64(status + 24, 1n, true);
		view().setBigUint64(status + 32, BigInt(size), true);
		return DONE;
	};
	return new Proxy({
		fd_read: (descriptor, from, count, into) => read(descriptor, from, count, void 0, into),
		fd_pread: (descriptor, from, count, position, into) => read(descriptor, from, count, Number(position), into),
		fd_write: (descriptor, from, count, into) => write(descriptor, from, count, void 0, into),
		fd_pwrite: (descriptor, from, count, position, into) => write(descriptor, from, count, Number(position), into),
		fd_fdstat_get(descriptor, status) {
			const opened = files.at(descriptor);
			if (opened === void 0) return BAD_DESCRIPTOR;
			new Uint8Array(memory(), status, STATUS_BYTES).fill(0);
			view().setUint8(status, opened.kind === "folder" ? FOLDER_TYPE : REGULAR_FILE);
			view().setBigUint64(status + 8, EVERY_RIGHT, true);
			view().setBigUint64(status + 16, EVERY_RIGHT, true);
			return DONE;
		},
		fd_seek(descriptor, offset, whence, into) {
			const opened = files.at(descriptor);
			if (opened?.kind !== "file" || descriptor === 0) return NOT_SEEKABLE;
			const at = (whence === FROM_CURRENT ? opened.at : whence === FROM_END ? opened.file.length : 0) + Number(offset);
			if (at < 0) return INVALID$1;
			opened.at = at;
			view().setBigUint64(into, BigInt(at), true);
			return DONE;
		},
		fd_tell(descriptor, into) {
			const opened = files.at(descriptor);
			if (opened?.kind !== "file" || descriptor === 0) return NOT_SEEKABLE;
			view().setBigUint64(into, BigInt(opened.at), true);
			return DONE;
		},
		fd_close: (descriptor) => files.close(descriptor) ? DONE : BAD_DESCRIPTOR,
		fd_renumber: (from, to) => files.renumber(from, to) ? DONE : BAD_DESCRIPTOR,
		fd_filestat_get(descriptor, status) {
			const opened = files.at(descriptor);
			if (opened === void 0) return BAD_DESCRIPTOR;
			if (opened.kind === "folder") return setFileStatus(status, FOLDER_TYPE, 0);
			return setFileStatus(status, REGULAR_FILE, opened.kind === "file" ? opened.file.length : 0);
		},
		fd_filestat_set_size(descriptor, length) {
			const opened = files.at(descriptor);
			if (opened?.kind !== "file" || !opened.canWrite || length < 0n) return BAD_DESCRIPTOR;
			files.resize(opened, Number(length));
			return DONE;
		},
		fd_prestat_get(descriptor, prestat) {
			if (descriptor !== 3) return BAD_DESCRIPTOR;
			new Uint8Array(memory(), prestat, PRESTAT_BYTES).fill(0);
			view().setUint32(prestat + 4, 1, true);
			return DONE;
		},
		fd_prestat_dir_name(descriptor, name) {
			if (descriptor !== 3) return BAD_DESCRIPTOR;
			view().setUint8(name, SLASH);
			return DONE;
		},
		path_open(_folder, _follows, path, length, flags, rights, _inheriting, descriptorFlags, into) {
			const mode = {
				reads: (rights & CAN_READ) !== 0n,
				writes: (rights & CAN_WRITE) !== 0n,
				creates: (flags & CREATES) !== 0,
				truncates: (flags & TRUNCATES) !== 0,
				appends: (descriptorFlags & APPENDS) !== 0,
				isFolder: (flags & IS_FOLDER) !== 0
			};
			const descriptor = files.open(pathOf(path, length), mode);
			if (descriptor === void 0) return NO_ENTRY;
			view().setUint32(into, descriptor, true);
			return DONE;
		},
		path_filestat_get(_folder, _flags, path, length, status) {
			const name = pathOf(path, length);
			if (/^[./]*$/.test(name)) return setFileStatus(status, FOLDER_TYPE, 0);
			const size = files.sizeOf(name);
			return size === void 0 ? NO_ENTRY : setFileStatus(status, REGULAR_FILE, size);
		},
		path_unlink_file: (_folder, path, length) => files.remove(pathOf(path, length)) ? DONE : NO_ENTRY,
		path_create_directory: () => DONE,
		proc_exit(status) {
			throw new Exit$1(status);
		},
		clock_time_get(_clock, _precision, time) {
			timeNs += TICK_NS;
			view().setBigUint64(time, timeNs, true);
			return DONE;
		},
		clock_res_get(_clock, resolution) {
			view().setBigUint64(resolution, TICK_NS, true);
			return DONE;
		},
		/** Lets the time of a sleep pass without waiting. Supports no subscriptions other than clocks. */
		poll_oneoff(subscriptions, events, count, into) {
			for (let index = 0; index < count; index++) {
				const subscription = subscriptions + index * SUBSCRIPTION_BYTES;
				const event = events + index * EVENT_BYTES;
				if (view().getUint8(subscription + 8) !== CLOCK_EVENT) return NOT_SUPPORTED;
				const timeout = view().getBigUint64(subscription + 24, true);
				const wait = !((view().getUint16(subscription + 40, true) & 1) !== 0) ? timeout : timeout > timeNs ? timeout - timeNs : 0n;
				timeNs += wait;
				onSleep(Number(wait));
				const user = view().getBigUint64(subscription, true);
				new Uint8Array(memory(), event, EVENT_BYTES).fill(0);
				view().setBigUint64(event, user, true);
			}
			view().setUint32(into, count, true);
			return DONE;
		},
		random_get(from, count) {
			const bytes = new Uint8Array(memory(), from, count);
			for (const index of bytes.keys()) {
				randomState ^= randomState << 13;
				randomState ^= randomState >>> 17;
				randomState ^= randomState << 5;
				bytes[index] = randomState;
			}
			return DONE;
		},
		environ_sizes_get: emptyList,
		args_sizes_get: emptyList,
		environ_get: () => DONE,
		args_get: () => DONE,
		sched_yield: () => DONE,
		fd_fdstat_set_flags: () => DONE,
		fd_sync: () => DONE,
		fd_datasync: () => DONE,
		fd_advise: () => DONE
	}, { get: (known, name) => Object.hasOwn(known, name) ? known[String(name)] : () => NOT_SUPPORTED });
}
function canWrite(opened) {
	return opened.kind === "output" || opened.kind === "nowhere" || opened.kind === "file" && opened.canWrite;
}
// src/worker/own/cpp/process.ts
var START = "_start";
var PAGE_BYTES$1 = 65536;
var GROW_FAILED = -1;
/** Import module of undefined symbols; the linker allows only those listed in its file `OPEN` (`open.txt`). */
var ENV_MODULE = "env";
/** One run of an instrumented module. */
var Process = class {
	#exports;
	#globals;
	/** @throws CutOff if the program's initial memory exceeds `memoryBytes` plus the room for the recorder */
	constructor(module, streams, memoryBytes, listener) {
		const maxBytes = Math.min(memoryBytes + RECORDER_BYTES, MOST_BYTES);
		const hooks = {
			stored: (address, bytes, line) => listener.stored(address >>> 0, bytes, line),
			copied: (to, from, bytes) => listener.copied(to >>> 0, from >>> 0, bytes >>> 0),
			freed: (address) => listener.freed(address >>> 0),
			ticked: (line) => {
				this.setGlobal("fuel", listener.ticked(line === 0 ? this.global("line") : line));
			},
			grown: (pages) => {
				if (this.memory.byteLength + pages * PAGE_BYTES$1 > maxBytes) throw new CutOff("memory-limit");
				try {
					return this.#exports.memory.grow(pages);
				} catch {
					return GROW_FAILED;
				}
			},
			nothingRead: () => {
				throw new NullAccess();
			},
			aborted: () => {
				throw new Aborted();
			},
			unwound: () => listener.unwound(),
			lined: () => listener.lined(),
			entered: () => listener.entered(),
			gave: (value) => listener.gave(value),
			left: () => listener.left(),
			target: (line) => listener.target(line)
		};
		const memory = () => this.memory;
		const instance = new WebAssembly.Instance(module, {
			wasi_snapshot_preview1: wasiCalls(streams, memory),
			[HOOK_MODULE]: withoutPrototype({
				...hooks,
				givens: (to) => new Int32Array(memory(), to, 81).set(listener.givens),
				answer: (from) => listener.answered([...new Int32Array(memory(), from, 81)]),
				shows: () => Number(listener.beginRow()),
				shown: (code) => listener.shown(code),
				shownNumber: (value) => listener.shownNumber(value),
				said: (from, bytes) => listener.returnedText(new TextDecoder().decode(new Uint8Array(memory(), from, bytes).slice()))
			}),
			[ENV_MODULE]: withoutPrototype(throwFunctions(memory))
		});
		this.#exports = instance.exports;
		this.#globals = instance.exports;
		if (this.memory.byteLength > maxBytes) throw new CutOff("memory-limit");
	}
	/** Current buffer; stale once the memory grows. */
	get memory() {
		return this.#exports.memory.buffer;
	}
	get stackPointer() {
		return this.#globals[STACK_POINTER].value;
	}
	global(name) {
		return this.#globals[name].value;
	}
	setGlobal(name, value) {
		this.#globals[name].value = value;
	}
	/** Runs the program to its end. @throws an error of endings.ts, `WebAssembly.RuntimeError`, or the listener's */
	run() {
		const settings = Error;
		const { stackTraceLimit } = settings;
		settings.stackTraceLimit = MAX_STACK_FRAMES;
		try {
			this.#exports[START]();
		} finally {
			if (stackTraceLimit !== void 0) settings.stackTraceLimit = stackTraceLimit;
		}
	}
};
/** Maximum number of stack frames captured per error, to report the calls in progress. */
var MAX_STACK_FRAMES = 1e5;
/** Returns a copy without prototype, so that a module cannot import inherited properties. */
function withoutPrototype(functions) {
	return Object.assign(Object.create(null), functions);
}
/** Replacements of the library's functions for throwing: exceptions are unsupported, so they end the program. */
function throwFunctions(memory) {
	return {
		__cxa_allocate_exception: () => THROWN$1 + 128,
		__cxa_throw: (object, type) => {
			throw new Thrown(thrownValue(memory(), object, type));
		}
	};
}
/** Collects the writes to one variable, line by line. */
var VariableLog = class {
	#order;
	/** Identifies the call that has the variable; undefined before there is one. */
	#call;
	/** Number of the variable's value after the latest line. */
	#value = -1;
	#writes = [];
	/** True once a line has run. */
	#hasLines = false;
	/** True once a line after the requested position has run. */
	#isPast = false;
	/** Number of writes after the requested position. */
	#writesAfter = 0;
	/** Position of the latest line: the event, and the step after it. */
	#event = -1;
	#step = 0;
	/** Event from which the writes are complete. */
	#from;
	/** True if the lines of the call were traced from its first one. */
	#isWhole = false;
	/** True if writes before those in `#writes` were dropped. */
	#hasDropped = false;
	constructor(order) {
		this.#order = order;
		this.#from = order.from;
	}
	/**
	* Handles a line that ran.
	* @param call identifies the call that has the variable; undefined if the call stack is not that deep
	* @param value returns the number of the variable's value after the line
	* @returns true if no more lines are needed
	*/
	ran(line, call, value) {
		this.#updatePosition(line);
		const isFirst = !this.#hasLines;
		this.#hasLines = true;
		if (!this.#isPast && this.#isAfterRequested(line)) {
			this.#isPast = true;
			if (this.#call === void 0) return true;
		}
		if (this.#isPast && (call !== this.#call || line.before > this.#order.to)) return true;
		if (this.#writesAfter >= 3 && !line.isAgain) return true;
		if (call === void 0) return false;
		const { from } = this.#order;
		const isEarly = from > 0 && (isFirst || this.#event < from);
		if (call !== this.#call) this.#beginCall(call, isEarly);
		const now = value();
		if (now === this.#value) return false;
		if (now !== -1 && !isEarly) this.#add([
			this.#event,
			this.#step,
			line.line,
			this.#value,
			now
		]);
		this.#value = now;
		return false;
	}
	/** Updates the position of the latest line. */
	#updatePosition({ before, after, isAgain }) {
		if (after > before) {
			this.#event = after;
			this.#step = 0;
		} else if (before !== this.#event) {
			this.#event = before;
			this.#step = 1;
		} else if (!isAgain || this.#step === 0) this.#step++;
	}
	/** True if the latest line ran after the requested position. */
	#isAfterRequested({ before, after }) {
		const { event, step } = this.#order.at;
		return before > event || before === event && (after > event || this.#step > step);
	}
	/** Starts anew with another call. @param isUnderWay true if earlier lines of this call were not traced */
	#beginCall(call, isUnderWay) {
		this.#call = call;
		this.#value = -1;
		this.#writes = [];
		this.#isWhole = !isUnderWay;
		this.#hasDropped = false;
		this.#from = isUnderWay ? this.#order.from : this.#event;
	}
	/** Adds a write, or merges it into the latest one. */
	#add(write) {
		const [event, step, line, , after] = write;
		const latest = this.#writes.at(-1);
		if (latest?.[0] === event && latest[1] === step) {
			if (latest[3] !== after) this.#writes[this.#writes.length - 1] = [
				event,
				step,
				line,
				latest[3],
				after
			];
			else {
				this.#writes.pop();
				if (this.#isPast) this.#writesAfter--;
			}
			return;
		}
		this.#writes.push(write);
		if (this.#isPast) this.#writesAfter++;
		else if (this.#writes.length > 8) {
			this.#writes.shift();
			this.#hasDropped = true;
		}
	}
	/** Returns the writes around the requested position. @param events number of events so far */
	answer(events, hasEnded) {
		if (!(this.#isPast || hasEnded && events >= this.#order.at.event) || this.#call === void 0) return { kind: "missing" };
		const to = Math.min(events, this.#order.to);
		const writes = this.#writes.slice(Math.max(0, this.#writes.length - this.#writesAfter - 7));
		const hasDropped = this.#hasDropped || writes.length < this.#writes.length;
		return {
			kind: "read",
			writes,
			from: hasDropped && writes.length > 0 ? writes[0][0] : this.#from,
			to,
			isWhole: this.#isWhole && !hasDropped
		};
	}
};
// src/worker/own/cpp/debug/isSame.ts
/** Returns true if both arrays hold the same bytes. */
function haveSameBytes(one, other) {
	if (one.length !== other.length) return false;
	for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
	return true;
}
// src/worker/own/cpp/debug/writing.ts
/** Writes single values as JSON, bounded in size. */
var MAX_LENGTH = 80;
var FIRST_VISIBLE = 32;
var DELETE = 127;
/** Writes a value that JSON has no number or string for, as C++ source text; shortens long texts. */
function text$1(written) {
	return JSON.stringify({ text: shortened(written) });
}
/** Writes a `char`: as source text if it is printable ASCII, else as its number, −128 to 127. */
function character(code) {
	return isVisible(code) && code < DELETE ? text$1(`'${String.fromCharCode(code)}'`) : `${code << 24 >> 24}`;
}
/** Writes a floating-point number; infinity and NaN as text. @param digits significant digits */
function float(value, digits) {
	return Number.isFinite(value) ? `${Number(value.toPrecision(digits))}` : text$1(`${value}`);
}
/** Writes a 64-bit integer: as text if a JavaScript number cannot hold it exactly. */
function long(value) {
	return Number.isSafeInteger(Number(value)) ? `${value}` : text$1(`${value}`);
}
/** Writes a string, shortened if it is long. */
function quoted(written) {
	return JSON.stringify(shortened(written));
}
/** Returns true unless the byte is a control character below 32. */
function isVisible(byte) {
	return byte >= FIRST_VISIBLE;
}
function shortened(written) {
	return written.length <= MAX_LENGTH ? written : `${written.slice(0, 79)}…`;
}
// src/worker/own/cpp/debug/libraryValues.ts
/** Encodes objects of the standard library (libc++) as JSON, by their memory layout. */
var WORD_BYTES$4 = 4;
var WORD_BITS = 32;
/**
* Layout of `std::string`, 12 bytes. The last byte holds a short string's length; its top bit marks a long string.
*
*     short │ characters           │ length │
*     long  │ address │ length │ …   │ LONG   │
*/
var SHORT_LENGTH_OFFSET = 11;
var LONG = 128;
/**
* Layout of a node of the tree in a set or map: the left link at 0, the right link at `RIGHT_OFFSET`, and the value at
* `VALUE_OFFSET`.
*/
var RIGHT_OFFSET = 4;
var VALUE_OFFSET = 16;
/** Maximum nodes of a tree to encode; also limits the depth to which the tree is searched. */
var MAX_NODES = 200;
/** Encodes a library object. @param name of its template or class @throws RangeError on addresses outside the memory */
function libraryValue(values, type, name, address, levels) {
	const { types, view } = values;
	const [argument] = types.typeArguments(type);
	switch (name) {
		case "basic_string": return (view.getUint8(address + SHORT_LENGTH_OFFSET) & LONG) !== 0 ? values.characters(view.getUint32(address, true), view.getUint32(address + WORD_BYTES$4, true)) : values.characters(address, view.getUint8(address + SHORT_LENGTH_OFFSET));
		case "vector": {
			const from = view.getUint32(address, true);
			if (nameOf$1(types.plain(argument) ?? argument) === "bool") return values.list(view.getUint32(address + WORD_BYTES$4, true), levels, (index) => isBitSet(view, from, index) ? "true" : "false");
			const bytes = types.bytes(argument);
			const count = (view.getUint32(address + WORD_BYTES$4, true) - from) / bytes;
			if (!Number.isInteger(count) || count < 0) return text$1("?");
			return values.row(argument, count, from, levels);
		}
		case "array":
		case "pair": {
			const members = types.members(type);
			if (name === "array" && members.length === 1) return values.encoded(members[0].type, address, levels);
			return values.list(members.length, levels, (index, levels) => values.encoded(members[index].type, address + members[index].offset, levels));
		}
		case "bitset": {
			const size = type.children.find(({ tag }) => tag === TAG.valueArgument);
			const bits = Math.min(size === void 0 ? 0 : numberIn(size, ATTRIBUTE.constant) ?? 0, 80);
			return text$1(Array.from({ length: bits }, (_, index) => isBitSet(view, address, bits - 1 - index) ? 1 : 0).join(""));
		}
		case "set": return levels === 0 ? text$1("{…}") : `{"set":${nodes(values, argument, address, levels)}}`;
		case "map": {
			const [, , , allocator] = types.typeArguments(type);
			const [pair] = types.typeArguments(types.plain(allocator) ?? allocator);
			return nodes(values, pair, address, levels);
		}
		default: return text$1(`<${name}>`);
	}
}
function isBitSet(view, address, index) {
	return (view.getUint32(address + Math.floor(index / WORD_BITS) * WORD_BYTES$4, true) >>> index % WORD_BITS & 1) === 1;
}
/** Encodes the values of a tree's nodes in order, at most `MAX_NODES`. */
function nodes(values, type, tree, levels) {
	const { view } = values;
	const found = [];
	const above = [];
	let node = view.getUint32(tree + WORD_BYTES$4, true);
	while ((node !== 0 || above.length > 0) && found.length < MAX_NODES && above.length < MAX_NODES) {
		if (node !== 0) {
			above.push(node);
			node = view.getUint32(node, true);
			continue;
		}
		const next = above.pop() ?? 0;
		found.push(next + VALUE_OFFSET);
		node = view.getUint32(next + RIGHT_OFFSET, true);
	}
	return values.list(found.length, levels, (index, levels) => values.encoded(type, found[index], levels));
}
// src/worker/own/cpp/debug/encoder.ts
/** Encodes values in the memory of a C++ program as JSON, from the types in its debugging information (DWARF). */
/** Maximum entries of one list. */
var MAX_ROW_ENTRIES = 81;
/** Maximum levels of nested lists. */
var MAX_LEVELS$1 = 3;
/** Maximum entries per value, over all levels. */
var MAX_ENTRIES = 400;
/** Maximum characters of a string. */
var MAX_CHARACTERS = 81;
/** Maximum bytes of an array that is cached as a whole. */
var MAX_COMPARED = 4096;
var Encoder = class {
	types;
	/** The program's memory, as last passed to `value`. */
	view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(0));
	/** Cached encodings, by type and then address. */
	#cache = /* @__PURE__ */ new Map();
	/** Entries that the value in progress may still have. */
	#entriesLeft = 0;
	constructor(types) {
		this.types = types;
	}
	/** Returns the value of a type at an address as JSON; a question mark if the value lies outside the memory. */
	value(type, address, memory) {
		this.view = memory;
		this.#entriesLeft = MAX_ENTRIES;
		try {
			return this.encoded(type, address, MAX_LEVELS$1);
		} catch (error) {
			if (error instanceof RangeError) return text$1("?");
			throw error;
		}
	}
	/**
	* Encodes a value, possibly within another. Encodes as an ellipsis if the type is unknown, or if too many entries
	* precede the value; as the name of the type if its values cannot be shown.
	*/
	encoded(type, address, levels) {
		const plain = this.types.plain(type);
		if (plain === void 0 || this.#entriesLeft-- < 0) return text$1("…");
		switch (plain.tag) {
			case TAG.base: return this.#number(plain, address);
			case TAG.enumeration: return this.#enumerator(plain, address);
			case TAG.pointer: return this.#pointer(plain, this.view.getUint32(address, true));
			case TAG.reference:
			case TAG.rvalueReference: {
				const target = this.types.target(plain);
				return target === void 0 ? text$1("…") : this.encoded(target, this.view.getUint32(address, true), levels);
			}
			case TAG.array: return this.#array(plain, address, levels);
			case TAG.class:
			case TAG.structure: return this.#structure(plain, address, levels);
			default: return text$1(nameOf$1(plain) ?? "…");
		}
	}
	/** Encodes `count` consecutive values of a type as a list. */
	row(type, count, address, levels) {
		const bytes = this.types.bytes(type);
		const encode = () => this.list(count, levels, (index, levels) => this.encoded(type, address + index * bytes, levels));
		if (!this.types.isFlat(type)) return encode();
		return this.#encodeCached(type, address, Math.min(count, MAX_ROW_ENTRIES) * bytes, levels, encode);
	}
	/** Encodes `count` values as a list, cut off at the maximum; as `{…}` at level 0. @param entry encodes one of them */
	list(count, levels, entry) {
		if (levels === 0) return text$1("{…}");
		const entries = [];
		for (let index = 0; index < Math.min(count, MAX_ROW_ENTRIES) && this.#entriesLeft > 0; index++) entries.push(entry(index, levels - 1));
		if (count > entries.length) entries.push(text$1("…"));
		return `[${entries.join()}]`;
	}
	/** Encodes a string, cut off after `MAX_CHARACTERS`. */
	characters(address, length) {
		const bytes = new Uint8Array(this.view.buffer, address, Math.min(length, MAX_CHARACTERS));
		return quoted(new TextDecoder().decode(bytes.slice()));
	}
	/**
	* Returns the cached encoding if the bytes are unchanged, or else calls `encode`. Most values stay the same from line
	* to line, and comparing takes 1/100 of the time of encoding.
	*/
	#encodeCached(type, address, bytes, levels, encode) {
		const now = new Uint8Array(this.view.buffer, address, bytes);
		const ofType = memoized(this.#cache, type, () => /* @__PURE__ */ new Map());
		const known = ofType.get(address);
		if (known?.levels === levels && haveSameBytes(known.bytes, now)) {
			this.#entriesLeft -= known.entries;
			return known.encoded;
		}
		const left = this.#entriesLeft;
		const encoded = encode();
		if (this.#entriesLeft > 0) ofType.set(address, {
			bytes: now.slice(),
			levels,
			encoded,
			entries: left - this.#entriesLeft
		});
		return encoded;
	}
	#number(type, address) {
		const { view } = this;
		const encoding = numberIn(type, ATTRIBUTE.encoding);
		const bytes = numberIn(type, ATTRIBUTE.bytes);
		if (encoding === ENCODING.boolean) return view.getUint8(address) === 0 ? "false" : "true";
		if (nameOf$1(type) === "char") return character(view.getUint8(address));
		if (encoding === ENCODING.float) {
			if (bytes === 4) return float(view.getFloat32(address, true), 6);
			return bytes === 8 ? float(view.getFloat64(address, true), 15) : text$1("…");
		}
		const isSigned = encoding === ENCODING.signed || encoding === ENCODING.signedCharacter;
		switch (bytes) {
			case 1: return `${isSigned ? view.getInt8(address) : view.getUint8(address)}`;
			case 2: return `${isSigned ? view.getInt16(address, true) : view.getUint16(address, true)}`;
			case 4: return `${isSigned ? view.getInt32(address, true) : view.getUint32(address, true)}`;
			case 8: return long(isSigned ? view.getBigInt64(address, true) : view.getBigUint64(address, true));
			case void 0:
			default: return text$1("…");
		}
	}
	#enumerator(type, address) {
		const value = this.types.bytes(type) === 1 ? this.view.getInt8(address) : this.view.getInt32(address, true);
		const enumerator = type.children.find((child) => numberIn(child, ATTRIBUTE.constant) === value);
		return text$1((enumerator && nameOf$1(enumerator)) ?? `${value}`);
	}
	#pointer(type, address) {
		if (address === 0) return text$1("nullptr");
		const target = this.types.target(type);
		const plain = target && this.types.plain(target);
		if (plain?.tag === TAG.base && nameOf$1(plain) === "char") return this.#zeroEnded(address, MAX_CHARACTERS);
		return text$1(`0x${address.toString(16)}`);
	}
	#array(type, address, levels) {
		const element = this.types.target(type);
		if (element === void 0) return text$1("…");
		const encode = () => this.#rows(element, this.types.lengths(type), address, levels);
		const bytes = this.types.bytes(type);
		if (bytes > MAX_COMPARED || !this.types.isFlat(type)) return encode();
		return this.#encodeCached(type, address, bytes, levels, encode);
	}
	#rows(element, [length, ...inner], address, levels) {
		const plain = this.types.plain(element);
		if (inner.length === 0 && plain?.tag === TAG.base && nameOf$1(plain) === "char") return this.#zeroEnded(address, length);
		const bytes = inner.reduce((a, b) => a * b, this.types.bytes(element));
		return this.list(length, levels, (index, levels) => {
			const at = address + index * bytes;
			return inner.length === 0 ? this.encoded(element, at, levels) : this.#rows(element, inner, at, levels);
		});
	}
	/** Encodes a C string of at most `most` characters, or a list of numbers if it is not printable. */
	#zeroEnded(address, most) {
		const { buffer } = this.view;
		const bytes = new Uint8Array(buffer, address, Math.min(most, buffer.byteLength - address));
		const end = bytes.indexOf(0);
		const length = end < 0 ? bytes.length : end;
		const seen = bytes.subarray(0, length);
		if (length > 0 ? seen.every(isVisible) : bytes.every((byte) => byte === 0)) return this.characters(address, length);
		return this.list(bytes.length, 1, (index) => `${bytes[index]}`);
	}
	#structure(type, address, levels) {
		const name = this.types.libraryName(type);
		if (name !== void 0) return libraryValue(this, type, name, address, levels);
		const members = this.types.members(type);
		return this.list(members.length, levels, (index, levels) => this.encoded(members[index].type, address + members[index].offset, levels));
	}
};
// src/worker/own/cpp/debug/values.ts
var MAX_VARIABLES = 30;
var WORD_BYTES$3 = 4;
var RESULT_BYTES = 8;
/** Interned values, referred to by index. */
var Values = class {
	/** Each value once, as JSON; variables refer to these by index. */
	texts = [];
	/** View of the memory; stale if the memory has grown since the latest `refresh`. */
	view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(0));
	#types;
	#encoder;
	#memory;
	#textIndices = /* @__PURE__ */ new Map();
	/** Indices of values larger than a word that were read since the latest `refresh`, by type, then address. */
	#seen = /* @__PURE__ */ new Map();
	constructor(types, memory) {
		this.#types = types;
		this.#encoder = new Encoder(types);
		this.#memory = memory;
	}
	/** To be called before values are read after the program has run: it may have changed them, or grown its memory. */
	refresh() {
		for (const numbers of this.#seen.values()) numbers.clear();
		const memory = this.#memory();
		if (this.view.buffer !== memory) this.view = new DataView(memory);
	}
	/** Returns the variables of a call: names, and indices of values; `MAX_VARIABLES` at most. */
	variables(symbols, places) {
		const found = /* @__PURE__ */ new Map();
		for (const { name, type, place } of symbols) {
			if (found.size >= MAX_VARIABLES) break;
			const address = this.#addressOf(place, places);
			if (address === void 0) continue;
			for (const [part, partType, at] of this.#parts(name, type, address)) {
				if (found.size >= MAX_VARIABLES) break;
				if (!this.#isCallable(partType)) found.set(part, this.#valueIndex(partType, at));
			}
		}
		return [...found];
	}
	/**
	* Returns the index of a function's numeric result; undefined for results of other types (also `long double`) and for
	* integers beyond 2⁵³.
	*/
	resultNumber(type, result) {
		const plain = this.#types.plain(type);
		if (plain?.tag !== TAG.base && plain?.tag !== TAG.enumeration) return void 0;
		const memory = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(RESULT_BYTES));
		const bytes = this.#types.bytes(plain);
		if (numberIn(plain, ATTRIBUTE.encoding) === ENCODING.float) {
			if (bytes === 4) memory.setFloat32(0, result, true);
			else if (bytes === RESULT_BYTES) memory.setFloat64(0, result, true);
			else return void 0;
		} else if (Number.isSafeInteger(result)) memory.setBigInt64(0, BigInt(result), true);
		else return void 0;
		return this.#textIndex(new Encoder(this.#types).value(type, 0, memory));
	}
	/** Returns the address of a variable; undefined until the prologue has set up the stack frame that holds it. */
	#addressOf(place, { base, parameter }) {
		switch (place.kind) {
			case "address": return place.address;
			case "parameter": return parameter(place.index);
			case "frame": {
				if (base === 0) return void 0;
				const address = base + place.offset;
				return place.isIndirect ? this.view.getUint32(address, true) : address;
			}
		}
	}
	/**
	* Returns the parts of a variable to show: the members of an object of one of the program's own classes
	* (`name.member`, `this->member`); the target of a reference; nothing for a null reference, an unknown type or a
	* variable that holds a lambda; else the variable itself.
	*/
	#parts(name, type, address) {
		const plain = this.#types.plain(type);
		if (plain === void 0) return [];
		const isThis = name === "this" && plain.tag === TAG.pointer;
		if (isThis || plain.tag === TAG.reference || plain.tag === TAG.rvalueReference) {
			const target = this.#types.target(plain);
			const at = this.#pointerAt(address);
			if (target === void 0 || at === 0) return [];
			return this.#parts(isThis ? "this->" : name, target, at);
		}
		if (!(plain.tag === TAG.structure || plain.tag === TAG.class) || this.#types.libraryName(plain) !== void 0) return [[
			name,
			type,
			address
		]];
		const prefix = nameOf$1(plain) === void 0 ? "" : name.endsWith("->") ? name : `${name}.`;
		if (prefix === "" && !name.endsWith("->")) return [];
		return this.#types.members(plain).map(({ name: member, type: held, offset }) => [
			prefix + member,
			held,
			address + offset
		]);
	}
	/** Reads the pointer at an address; 0 if it is outside the memory. */
	#pointerAt(address) {
		return address + WORD_BYTES$3 <= this.view.byteLength ? this.view.getUint32(address, true) : 0;
	}
	/** True for `std::function`, and for unknown types. */
	#isCallable(type) {
		const plain = this.#types.plain(type);
		return plain === void 0 || this.#types.libraryName(plain) === "function";
	}
	/** Returns the index of a value; caches those larger than a word, because many calls refer to the same object. */
	#valueIndex(type, address) {
		if (this.#types.bytes(type) <= WORD_BYTES$3) return this.#textIndex(this.#encoder.value(type, address, this.view));
		return memoized(memoized(this.#seen, type, () => /* @__PURE__ */ new Map()), address, () => this.#textIndex(this.#encoder.value(type, address, this.view)));
	}
	#textIndex(value) {
		return memoized(this.#textIndices, value, () => this.texts.push(value) - 1);
	}
};
// src/worker/own/cpp/follower.ts
var WORD_BYTES$2 = 4;
/**
* Reads the variable after each line from event `order.from` on. Each call of `lined`, `entered` or `left` shows that
* the line before it has run.
*/
var Follower = class {
	#followed;
	#code;
	#values;
	#order;
	#log;
	/** Address of the frame of the variable's call. */
	#frame;
	/** Counts the calls whose frame is at `#frame`. */
	#call = 0;
	/** True from event `order.from` on, when the program reports lines. */
	#isReporting = false;
	#running;
	/** The latest line that has run to its end. */
	#latest;
	constructor(followed, code, order) {
		this.#followed = followed;
		this.#code = code;
		this.#values = new Values(code.types, () => followed.process().memory);
		this.#order = order;
		this.#log = new VariableLog(order);
		this.#frame = FRAMES + order.depth * 32;
	}
	/** Must be called right before the program starts. */
	begin() {
		if (this.#order.from === 0) this.#startReporting();
	}
	/** Handles a write to the board: event `order.from` starts the reports. @param before number of earlier events */
	stored(before) {
		if (this.#isReporting || this.#followed.events() < this.#order.from) return;
		this.#startReporting();
		this.#beginLine(this.#topFrame, before);
	}
	/** Called before a line runs. @returns true if no more lines are needed */
	lined() {
		const isEnough = this.#endLine();
		this.#beginLine(this.#topFrame, this.#followed.events());
		return isEnough;
	}
	/** Handles a call that pushed its frame but has not reached a line. @returns as `lined` */
	entered() {
		const isEnough = this.#endLine();
		if (this.#topFrame === this.#frame) this.#call++;
		this.#beginLine(this.#topFrame, this.#followed.events());
		return isEnough;
	}
	/** No-op for a number that a call returns: it is no variable. */
	gave() {}
	/** Handles a return, before the frame is popped. @returns as `lined` */
	left() {
		const isEnough = this.#endLine();
		this.#beginLine(this.#topFrame - 32, this.#followed.events());
		return isEnough;
	}
	/** Returns the writes, and the values to which they refer, each as JSON. */
	reported(end) {
		if (end !== "enough") this.#endLine();
		const answer = this.#log.answer(this.#followed.events(), end === "ended");
		return {
			inspection: JSON.stringify(answer),
			values: `[${this.#values.texts.join()}]`
		};
	}
	/** Address of the frame of the running call. */
	get #topFrame() {
		return this.#followed.process().global("frame");
	}
	/** Makes the program report its lines from now on. */
	#startReporting() {
		this.#isReporting = true;
		this.#followed.process().setGlobal("isTelling", 1);
	}
	/** Notes that a line of the call with this frame begins. @param before number of events before the line */
	#beginLine(frame, before) {
		this.#values.refresh();
		this.#running = frame < 16777216 ? void 0 : {
			frame,
			place: this.#word(frame),
			before
		};
	}
	/** Logs the running line, with the variable's value after it. @returns as `lined` */
	#endLine() {
		const running = this.#running;
		if (running === void 0) return false;
		this.#running = void 0;
		this.#values.refresh();
		const { frame, place, before } = running;
		const after = this.#followed.events();
		const { line } = this.#code.at(place);
		const latest = this.#latest;
		const isAgain = latest?.frame === frame && this.#code.at(latest.place).line === line && latest.before === after && before === after;
		this.#latest = running;
		const call = frame >= this.#frame ? this.#call : void 0;
		return this.#log.ran({
			before,
			after,
			line,
			isAgain
		}, call, () => this.#value(frame === this.#frame ? place : this.#word(this.#frame)));
	}
	/**
	* Reads the variable. @param place code location that its call has reached @returns `NO_VALUE` if it has none there
	*/
	#value(place) {
		const { name } = this.#order;
		const { variables } = this.#code.at(place);
		const isMeant = ({ name: own }) => own === name || own === "this" || name.startsWith(`${own}.`);
		const own = variables.filter(isMeant);
		const globals = this.#frame === 16777216 ? this.#code.symbols.globals.filter((each) => isMeant(each) && !variables.some((local) => local.name === each.name)) : [];
		const base = this.#word(this.#frame + 4);
		const parameter = (index) => this.#word(this.#frame + 8 + index * WORD_BYTES$2);
		return this.#values.variables([...own, ...globals], {
			base,
			parameter
		}).find(([each]) => each === name)?.[1] ?? -1;
	}
	/** Reads a 32-bit number in the program's memory. */
	#word(address) {
		return this.#values.view.getUint32(address, true);
	}
};
// src/worker/own/cpp/lineWindow.ts
/** Number of events before the requested one whose lines are reported too, if there is room. */
var EVENTS_BEFORE = 12;
/** If no later event comes, collecting ends at this many times the maximum number of lines. */
var PATIENCE$1 = 4;
/** The lines of one rerun around the requested event. */
var LineWindow = class {
	/** First event whose lines are reported. */
	first;
	#order;
	#lines = [];
	/** Call of the latest line. */
	#call = -1;
	constructor(order) {
		this.#order = order;
		this.first = Math.max(0, order.event - EVENTS_BEFORE);
	}
	/** Adds a line that ran. @param call identifies its call @returns true if there are enough lines */
	add(call, ran) {
		const latest = this.#lines.at(-1);
		const { before, after, line } = ran;
		if (this.#call === call && latest?.line === line && latest.before === after && before === after) this.#lines.pop();
		this.#call = call;
		this.#lines.push(ran);
		const { event, lines: room } = this.#order;
		if (after < event) {
			if (this.#lines.length > room) this.#lines = this.#lines.slice(-(room >> 1));
			return false;
		}
		return this.#lines.length >= room && (after > event || this.#lines.length >= room * PATIENCE$1);
	}
	/**
	* Returns the collected lines, and the range of events for which the lines are complete. The lines after the last
	* event count as complete only if the program ended, or was cut off before the requested event.
	* @param events number of events so far
	*/
	reported(end, events) {
		const begin = this.first === 0 ? 0 : this.#lines.findIndex(({ before, after }) => before < after);
		const lines = this.#lines.slice(Math.max(0, begin));
		const [head] = lines;
		const last = lines.at(-1)?.after ?? events;
		const from = this.first > 0 && head !== void 0 && head.before < head.after ? head.before + 1 : this.first;
		const isWhole = end === "ended" || end === "cut" && last < this.#order.event;
		return {
			from: Math.min(from, last),
			to: isWhole ? last : Math.max(this.#order.event, last - 1),
			lines
		};
	}
};
// src/worker/own/shared/numberedCalls.ts
/** Interns the calls on the stack at inspected lines: calls with equal name, line and variables share an index. */
var NumberedCalls = class {
	calls = [];
	#numbers = /* @__PURE__ */ new Map();
	/** Returns a call's index in `calls`, and adds the call if it is new. */
	numberOf(name, line, variables) {
		const key = `${name} ${line} ${variables.join()}`;
		const known = this.#numbers.get(key);
		if (known !== void 0) return known;
		this.#numbers.set(key, this.calls.length);
		return this.calls.push([
			name,
			line,
			variables
		]) - 1;
	}
};
// src/worker/own/cpp/inspector.ts
/** Reports the lines that run around an event, with calls and variables. */
var WORD_BYTES$1 = 4;
/**
* Records each line, from a few events before the inspected event. A line is recorded when the program reports its
* next line, call or return, so that the effects of the line are known.
*/
var Inspector = class {
	#inspected;
	#code;
	#values;
	#window;
	#calls = new NumberedCalls();
	/** Calls that wait for calls that they have made, keyed by frame address. */
	#cache = /* @__PURE__ */ new Map();
	/** The number that the running call is about to return; undefined if unknown. */
	#result;
	/** True once the program reports its lines. */
	#isReporting = false;
	#running;
	constructor(inspected, code, order) {
		this.#inspected = inspected;
		this.#code = code;
		this.#values = new Values(code.types, () => inspected.process().memory);
		this.#window = new LineWindow(order);
	}
	/** Must be called right before the program starts. Starts recording if lines are wanted from event 0 on. */
	begin() {
		if (this.#window.first === 0) this.#startReporting();
	}
	/** Handles a write, at which recording may start. @param before number of events before it */
	stored(before) {
		if (this.#isReporting || this.#inspected.events() < this.#window.first) return;
		this.#startReporting();
		this.#beginLine(this.#topFrame, before);
	}
	/** Handles a new line. @returns true if no more lines are needed */
	lined() {
		const isEnough = this.#endLine();
		this.#beginLine(this.#topFrame, this.#inspected.events());
		return isEnough;
	}
	/** Handles a call that pushed its frame but has not reached a line. @returns as `lined` */
	entered() {
		return this.lined();
	}
	/** Handles the number that a call is about to return. */
	gave(result) {
		this.#result = result;
	}
	/** Handles a return, before the frame is popped. @returns as `lined` */
	left() {
		const isEnough = this.#endLine();
		const frame = this.#topFrame;
		this.#beginLine(frame - 32, this.#inspected.events(), this.#returnedBy(frame));
		this.#result = void 0;
		return isEnough;
	}
	/**
	* Returns the recorded lines, and the values to which they refer, both as JSON. First records the running line unless
	* enough lines are recorded.
	*/
	reported(end) {
		if (end !== "enough") this.#endLine();
		const { from, to, lines } = this.#window.reported(end, this.#inspected.events());
		const reported = lines.map(({ before, after, line, stack, omitted, returned }) => [
			before,
			after,
			line,
			stack,
			omitted,
			returned
		]);
		return {
			inspection: JSON.stringify({
				from,
				to,
				calls: this.#calls.calls,
				lines: reported
			}),
			values: `[${this.#values.texts.join()}]`
		};
	}
	get #topFrame() {
		return this.#inspected.process().global("frame");
	}
	/** Makes the program report its lines from now on. */
	#startReporting() {
		this.#isReporting = true;
		this.#inspected.process().setGlobal("isTelling", 1);
	}
	/** Notes the line that begins to run in the call of a frame; none below the first frame. */
	#beginLine(frame, before, returned = null) {
		this.#values.refresh();
		this.#running = frame < 16777216 ? void 0 : {
			frame,
			place: this.#readWord(frame),
			before,
			returned
		};
	}
	/** Returns the name of a call and the value that it returns; null if that value is unknown or void. */
	#returnedBy(frame) {
		this.#values.refresh();
		const { name, gives } = this.#code.at(this.#readWord(frame));
		if (gives === void 0 || this.#result === void 0) return null;
		const value = this.#values.resultNumber(gives, this.#result);
		return value === void 0 ? null : [name, value];
	}
	/** Records the running line, or its part up to a call. @returns as `lined` */
	#endLine() {
		const running = this.#running;
		if (running === void 0) return false;
		this.#running = void 0;
		this.#values.refresh();
		const { frame, place, before, returned } = running;
		const stack = [];
		const outermost = Math.max(FRAMES, frame - 3168);
		for (let at = outermost; at < frame; at += 32) stack.push(this.#waitingCall(at));
		stack.push(this.#describeCall(frame, place));
		const { line } = this.#code.at(place);
		const omitted = (outermost - FRAMES) / 32;
		const ran = {
			before,
			after: this.#inspected.events(),
			line,
			stack,
			omitted,
			returned
		};
		return this.#window.add(frame, ran);
	}
	/** Returns the number of a call that waits for a call it has made. Cached, because most are unchanged. */
	#waitingCall(frame) {
		const place = this.#readWord(frame);
		const base = this.#readWord(frame + 4);
		const { span } = this.#code.at(place);
		if (span === void 0 || base === 0 || frame === 16777216) return this.#describeCall(frame, place);
		const now = new Uint8Array(this.#values.view.buffer, base + span.from, span.end - span.from);
		const known = this.#cache.get(frame);
		if (known?.place === place && known.base === base && haveSameBytes(known.bytes, now)) return known.call;
		const call = this.#describeCall(frame, place);
		this.#cache.set(frame, {
			place,
			base,
			bytes: now.slice(),
			call
		});
		return call;
	}
	/** Records a call with its variables. @returns its number */
	#describeCall(frame, place) {
		const { name, line, variables } = this.#code.at(place);
		const shown = frame === 16777216 ? this.#withGlobals(variables) : variables;
		const reported = this.#values.variables(shown, {
			base: this.#readWord(frame + 4),
			parameter: (index) => this.#readWord(frame + 8 + index * WORD_BYTES$1)
		});
		return this.#calls.numberOf(name, line, reported);
	}
	/** Appends the globals that no local variable of the first call hides. */
	#withGlobals(variables) {
		const names = new Set(variables.map(({ name }) => name));
		return [...variables, ...this.#code.symbols.globals.filter(({ name }) => !names.has(name))];
	}
	#readWord(address) {
		return this.#values.view.getUint32(address, true);
	}
};
/** Maximum rows of one reading. */
var MOST_ROWS = 1e4;
/** Cuts a value to `MAX_VALUE_CHARACTERS`. */
function shortValue(text) {
	return text.length <= 200 ? text : `${text.slice(0, 199)}…`;
}
// src/worker/own/cpp/shownPrelude.ts
/**
* C++ code to insert before a program whose expressions are to be listed: reports their values as text. The code needs
* no header, and allocates no memory.
*/
/** Codes that the program reports besides characters: before each column, before a whole number, after each row. */
var SHOWN_CODE = {
	column: -1,
	number: -2,
	rowEnd: -3
};
/** Returns how C++ declares a function of the page that the program imports under this name. */
var hook = (name) => `extern "C" __attribute__((import_module("${HOOK_MODULE}"), import_name("${name}")))`;
/** The code, followed by a directive that numbers the lines of the program from 1. */
var SHOWN_PRELUDE = `#line 1 "${SHOWN_HEADER}"\n${`${hook("shows")} int backdoku_shows();
${hook("shown")} void backdoku_shown(int);
${hook("shownNumber")} void backdoku_shown_number(double);
namespace backdoku_values {
template <int Level> struct Choice : Choice<Level - 1> {};
template <> struct Choice<0> {};
typedef Choice<6> Best;
inline void put(int code) { backdoku_shown(code); }
inline void text(const char* from) {
  while (*from) put(*from++ & 255);
}
inline void digits(unsigned long long number) {
  if (number > 9) digits(number / 10);
  put('0' + int(number % 10));
}
inline void whole(long long number) {
  put(${SHOWN_CODE.number});
  if (number < 0) put('-');
  digits(number < 0 ? 0ULL - (unsigned long long)number : (unsigned long long)number);
}
inline void whole(unsigned long long number) {
  put(${SHOWN_CODE.number});
  digits(number);
}
inline void character(char one, char quote) {
  if (one == quote || one == '\\\\') put('\\\\');
  if (one >= 32 || one < 0) return put(one & 255);
  put('\\\\');
  digits((unsigned long long)one);
}
inline void write(bool value) { text(value ? "true" : "false"); }
inline void write(char value) {
  put('\\'');
  character(value, '\\'');
  put('\\'');
}
inline void write(signed char value) { whole((long long)value); }
inline void write(unsigned char value) { whole((long long)value); }
inline void write(short value) { whole((long long)value); }
inline void write(unsigned short value) { whole((long long)value); }
inline void write(int value) { whole((long long)value); }
inline void write(unsigned int value) { whole((long long)value); }
inline void write(long value) { whole((long long)value); }
inline void write(unsigned long value) { whole((unsigned long long)value); }
inline void write(long long value) { whole(value); }
inline void write(unsigned long long value) { whole(value); }
inline void write(float value) { backdoku_shown_number(value); }
inline void write(double value) { backdoku_shown_number(value); }
inline void write(long double value) { backdoku_shown_number(double(value)); }
inline void write(decltype(nullptr)) { text("nullptr"); }
inline void characters(const char* from, unsigned long count) {
  put('"');
  for (unsigned long k = 0; k < count; k++) character(from[k], '"');
  put('"');
}
inline void write(const char* from) {
  if (!from) return text("nullptr");
  unsigned long count = 0;
  while (from[count]) count++;
  characters(from, count);
}
inline void write(char* from) { write((const char*)from); }
template <class Type> void write(const Type& value);
template <class From, class To> void range(From from, To to) {
  put('{');
  for (bool isFirst = true; from != to; ++from, isFirst = false) {
    if (!isFirst) text(", ");
    write(*from);
  }
  put('}');
}
template <unsigned long Size> void array(const char (&value)[Size]) {
  unsigned long count = 0;
  while (count < Size && value[count]) count++;
  characters(value, count);
}
template <class Type, unsigned long Size> void array(const Type (&value)[Size]) { range(value, value + Size); }
template <class Type> auto other(const Type& value, Choice<6>) -> decltype(characters(value.c_str(), value.size())) {
  characters(value.c_str(), value.size());
}
template <class Type> auto other(const Type& value, Choice<5>) -> decltype(void(value.begin() != value.end())) {
  range(value.begin(), value.end());
}
template <class Type> auto other(const Type& value, Choice<4>) -> decltype(void(value.first), void(value.second)) {
  put('{');
  write(value.first);
  text(", ");
  write(value.second);
  put('}');
}
template <class Type> auto other(const Type& value, Choice<3>) -> decltype(void(value.test(0)), void(value.size())) {
  for (unsigned long k = value.size(); k > 0; k--) put(value.test(k - 1) ? '1' : '0');
}
template <bool Is> struct Only {};
template <> struct Only<true> { typedef void type; };
template <class Type> auto other(const Type& value, Choice<2>) -> typename Only<__is_enum(Type)>::type {
  whole((long long)value);
}
template <class Type> auto other(const Type& value, Choice<1>) -> decltype(void(value.operator bool())) {
  write(value.operator bool());
}
template <class Type> void other(const Type&, Choice<0>) { text("<object>"); }
template <class Type> struct Kind {
  static void write(const Type& value) { other(value, Best()); }
};
template <class Type, unsigned long Size> struct Kind<Type[Size]> {
  static void write(const Type (&value)[Size]) { array(value); }
};
template <class Type> struct Kind<Type*> {
  static void write(Type* value) { text(value ? "<pointer>" : "nullptr"); }
};
template <class Type> void write(const Type& value) { Kind<Type>::write(value); }
template <class Type, unsigned long Size> void write(const Type (&value)[Size]) { array(value); }
struct Row {
  template <class Type> Row& operator()(const Type& value) {
    put(${SHOWN_CODE.column});
    write(value);
    return *this;
  }
  void end() { put(${SHOWN_CODE.rowEnd}); }
};
}
`}#line 1 "${PROGRAM_FILE}"\n`;
// src/worker/own/cpp/valueReader.ts
/** Collects the values that a C++ program reports each time that a line runs. */
var ValueReader = class {
	#run;
	#order;
	/** The expressions whose values are read. */
	#columns;
	/** Complete rows, one for each time that the line ran. `cells` are indices into `#pool`, one for each column. */
	#rows = [];
	#pool = [];
	#poolIndices = /* @__PURE__ */ new Map();
	/** Number of events when the latest row began. */
	#rowEvent = 0;
	/**
	* Values of the row in progress. `number` is a number that the program reported. If `isNumber`, the program marked
	* the bytes as the digits of an integer.
	*/
	#row = [];
	/** True once no more rows are read: the run is past the query's range, or an expression wrote to the board. */
	#isOver = false;
	/** True while the expressions are evaluated, which may call functions of the program. */
	#isShowing = false;
	/** True once an expression wrote to the board, so that the run differs from the recorded one. */
	#differs = false;
	constructor(run, order, columns) {
		this.#run = run;
		this.#order = order;
		this.#columns = columns;
	}
	/**
	* Called before the line runs. Begins a row if its values are wanted: the event is in the query's range, the maximum
	* of rows is not reached, and no row is in progress.
	* @returns true if it began a row: the program then evaluates the expressions
	*/
	beginRow() {
		const event = this.#run.events();
		if (this.#isShowing || this.#isOver || event < this.#order.from || this.#rows.length >= this.#order.most) return false;
		this.#isShowing = true;
		this.#rowEvent = event;
		this.#row = [];
		return true;
	}
	/** Handles a reported code: a byte of a text, or one of `SHOWN_CODE`. @returns true if the run can end */
	shown(code) {
		const value = this.#row.at(-1);
		if (code === SHOWN_CODE.column) this.#row.push({
			bytes: [],
			isNumber: false,
			number: void 0
		});
		else if (code === SHOWN_CODE.rowEnd) return this.#endRow();
		else if (value === void 0) return false;
		else if (code === SHOWN_CODE.number) value.isNumber ||= value.bytes.length === 0;
		else if (value.bytes.length <= 800) value.bytes.push(code);
		return false;
	}
	/** Handles a reported number. */
	shownNumber(number) {
		const value = this.#row.at(-1);
		if (value === void 0) return;
		if (value.bytes.length === 0) value.number = number;
		value.bytes.push(...new TextEncoder().encode(String(number)));
	}
	/** Handles a write to memory. @returns true if the run can end */
	stored() {
		if (this.#run.events() <= this.#order.to) return false;
		this.#isOver = true;
		return this.#run.hasBoard;
	}
	#endRow() {
		this.#isShowing = false;
		const event = this.#rowEvent;
		if (this.#run.events() !== event) {
			this.#differs = true;
			this.#isOver = true;
			return this.#run.hasBoard;
		}
		this.#rows.push({
			event,
			cells: this.#row.map((value) => this.#poolIndexOf(valueOf(value)))
		});
		return this.#rows.length >= this.#order.most && this.#run.hasBoard;
	}
	/** Returns the index of a value in `#pool`; adds it if it is new. */
	#poolIndexOf(value) {
		const number = this.#poolIndices.get(value) ?? this.#pool.push(value) - 1;
		this.#poolIndices.set(value, number);
		return number;
	}
	/** Returns the answer to the query and the pool of values to which it refers by index, both as JSON. */
	answer() {
		const hasWritten = this.#isShowing && this.#run.events() !== this.#rowEvent;
		if (this.#differs || hasWritten) return {
			answer: JSON.stringify({ kind: "differs" }),
			pool: "[]"
		};
		const answer = {
			kind: "read",
			columns: this.#columns,
			events: this.#rows.map(({ event }) => event),
			cells: this.#rows.flatMap(({ cells }) => cells),
			end: this.#rows.length >= this.#order.most ? "full" : "all",
			upTo: this.#run.events()
		};
		return {
			answer: JSON.stringify(answer),
			pool: JSON.stringify(this.#pool)
		};
	}
};
function valueOf({ bytes, isNumber, number }) {
	if (number !== void 0) return Number.isFinite(number) ? number : String(number);
	const text = new TextDecoder().decode(Uint8Array.from(bytes));
	const value = Number(text);
	return isNumber && Number.isSafeInteger(value) ? value : shortValue(text);
}
// src/worker/own/cpp/memoryRecorder.ts
/** Records every change of a program's board, in order, with the line that made it. */
/** Maximum events per part (a batch passed to `Pages`), and events of the first part. */
var MAX_EVENTS = 16384;
var FIRST_PART = 16;
/** Number of the lowest bit of the line in an event, as in `Pages`; cell and digit are in the bits below. */
var LINE_SHIFT = 11;
/**
* Number of known boards at which the older half, except the first board, is dropped: most of the older boards belong
* to calls that have returned.
*/
var MAX_BOARDS = 3e3;
var ALL_CELLS = Array.from({ length: 81 }, (_, cell) => cell);
/** Bytes between a row's memory and its first cell: 1-based boards have an unused first column. */
var COLUMNS_BEFORE = [
	0,
	1,
	2,
	4
];
/** Bytes before an allocated block at which the allocator keeps its size. */
var SIZE_BEFORE = 4;
/** Maximum bytes of a freed block that are searched for cells. */
var MAX_NODE_BYTES = 256;
/** Maximum bytes of a write that is checked byte by byte. */
var FEW_BYTES = 16;
/** Low bits of an address, which index `#mayOwn`. */
var OWNED_MASK = 65535;
/** Thrown if a write was missed: the recorded board differs from the memory of the program. */
var Mistaken = class extends Error {};
var MemoryRecorder = class {
	/** True once a known board has held the puzzle. */
	hasStarted = false;
	/** True once `Mistaken` was thrown. */
	hasMissedWrite = false;
	#givens;
	/** Digit of each cell according to the recorded events. */
	#recordedDigits;
	#views;
	#pages;
	#boards = [];
	/** Boards by the address of each cell. */
	#owners = /* @__PURE__ */ new Map();
	/**
	* Filters addresses before the lookup in `#owners`, by their low bits: 0 if no cell's address has these bits. Most
	* reported writes hit no cell, only memory near a board.
	*/
	#mayOwn = /* @__PURE__ */ new Uint8Array(65536);
	/** The board whose writes are recorded now. */
	#liveBoard;
	/** The row-by-row copy of the board `of` in progress. `rows` are the new addresses of the rows copied so far. */
	#copy;
	/** Events not passed on yet. */
	#events = new Uint32Array(MAX_EVENTS);
	#eventCount = 0;
	/** Number of events at which they are passed on. */
	#flushAt = FIRST_PART;
	/** Set after a flush: the board must be verified once the current write is recorded completely. */
	#needsVerify = false;
	/**
	* Boards without valid content: their call has returned, their memory was freed, or they are new on the stack. Each
	* has the cells that count as written since; once all 81 do, the board is usable again.
	*/
	#retired = /* @__PURE__ */ new Map();
	/** See `begin`. */
	#limitStack = () => void 0;
	constructor(givens, views, pages) {
		this.#givens = givens;
		this.#recordedDigits = Uint8Array.from(givens);
		this.#views = views;
		this.#pages = pages;
	}
	/** Number of events so far. */
	get events() {
		return this.#pages.events + this.#eventCount;
	}
	/** Number of cells that hold a digit other than their given. */
	get depth() {
		return this.#recordedDigits.reduce((depth, digit, cell) => digit !== 0 && digit !== this.#givens[cell] ? depth + 1 : depth, 0);
	}
	get boards() {
		return this.#boards;
	}
	/**
	* Must be called right before the program starts.
	* @param boards whose writes are recorded
	* @param limitStack sets the stack address above which `unwound` is called
	*/
	begin(boards, limitStack) {
		this.#limitStack = limitStack;
		this.#pages.begin([]);
		this.#views.refresh();
		const { bytes } = this.#views;
		bytes.fill(1, SHADOW, SHADOW + (NULL_BYTES >> 6));
		bytes.fill(1, SHADOW + (SHADOW >> 6), SHADOW + (THROWN$1 >> 6));
		for (const board of boards) this.#watch(board);
	}
	/** Has the writes to all memory reported. Must be called right after `begin`. */
	watchAll() {
		this.#views.bytes.fill(1, SHADOW, FRAMES);
	}
	/** True if a board with its cells at the same addresses is known. */
	knows(board) {
		return this.#boards.some((known) => known.hasSameCells(board));
	}
	/** Flushes the remaining events and verifies the board. @throws Mistaken */
	end() {
		if (this.#eventCount > 0) this.#flush();
		this.#verify();
	}
	/** Handles a write. @param line 1-based, 0 if unknown @throws BadAccess, NullAccess, Mistaken */
	stored(address, bytes, line) {
		const live = this.#liveBoard;
		const cell = live?.cellBytes === bytes ? live.cellAt(address) : -1;
		if (live !== void 0 && cell >= 0) this.#recordWrite(live, cell, address, line);
		else this.#handleOtherWrite(address, bytes, line);
		if (this.#needsVerify) this.#verify();
	}
	/** Handles a write other than of one whole cell of the live board. */
	#handleOtherWrite(address, bytes, line) {
		if (address < 4096) throw new NullAccess();
		if (address >= 8388608 && address < 20971520) throw new BadAccess("memory access out of bounds");
		if (bytes <= FEW_BYTES) {
			for (let at = address; at < address + bytes; at++) {
				const board = this.#mayOwn[at & OWNED_MASK] === 0 ? void 0 : this.#owners.get(at);
				if (board !== void 0) this.#handleBoardWrite(board, board.cellAt(at), line);
			}
			return;
		}
		for (const board of this.#boards) {
			if (board.high <= address || board.low >= address + bytes) continue;
			for (let cell = 0; cell < 81; cell++) {
				const at = board.addressOf(cell);
				if (at >= address && at < address + bytes) this.#handleBoardWrite(board, cell, line);
			}
		}
	}
	/**
	* Handles a free: retires a board that has a row at the address, until that row is written again, or a scattered
	* board (one whose cells are not in rows) with cells in the block.
	*/
	freed(address) {
		for (const column of COLUMNS_BEFORE) {
			const board = this.#owners.get(address + column);
			if (board === void 0) continue;
			const row = Math.floor(board.cellAt(address + column) / 9);
			const others = ALL_CELLS.filter((cell) => Math.floor(cell / 9) !== row);
			this.#retire(board, this.#retired.get(board) ?? new Set(others));
			for (let cell = row * 9; cell < row * 9 + 9; cell++) this.#retired.get(board)?.delete(cell);
			return;
		}
		if (this.#boards.some(({ isScattered }) => isScattered)) this.#freedNode(address);
	}
	/** Retires scattered boards with cells in a freed block, until these cells are written again. */
	#freedNode(address) {
		this.#views.refresh();
		const bytes = Math.min(MAX_NODE_BYTES, this.#views.words[address - SIZE_BEFORE >> 2]);
		for (let at = address; at < address + bytes; at++) {
			const board = this.#mayOwn[at & OWNED_MASK] === 0 ? void 0 : this.#owners.get(at);
			if (board?.isScattered !== true) continue;
			this.#retire(board, this.#retired.get(board) ?? new Set(ALL_CELLS));
			this.#retired.get(board)?.delete(board.cellAt(at));
		}
	}
	/** Retires a board. @param written cells that need not be written again */
	#retire(board, written) {
		this.#retired.set(board, written);
		if (this.#liveBoard === board) this.#liveBoard = void 0;
	}
	/** Retires the boards of calls that returned, and sets the stack limit at which the next board is to be retired. */
	unwound(stackPointer) {
		let limit = STACK_BYTES$1;
		for (const board of this.#boards) {
			if (board.low >= 8388608 || this.#retired.has(board)) continue;
			if (board.low >= stackPointer) limit = Math.min(limit, board.low);
			else this.#retire(board, /* @__PURE__ */ new Set());
		}
		this.#limitStack(limit);
	}
	/**
	* Handles a copy: the copy of a known board is a board, too. It may be copied as a whole, or row by row in order.
	* @throws NullAccess
	*/
	copied(to, from, bytes) {
		if (from < 4096 && bytes > 0) throw new NullAccess();
		if (bytes < 9 || this.#boards.length === 0 || to === from) return;
		if (bytes >= 81) {
			const board = this.#boards.find(({ low, high }) => low >= from && high <= from + bytes);
			if (board !== void 0) return this.#watchCopy(board.movedBy(to - from));
		}
		const of = this.#owners.get(from) ?? this.#owners.get(from + 4) ?? this.#owners.get(from + 1);
		if (of === void 0) return;
		const row = of.rows.findIndex((first) => first >= from && first < from + bytes);
		if (row === 0) this.#copy = {
			of,
			rows: []
		};
		const copy = this.#copy;
		if (row < 0 || copy?.of !== of || copy.rows.length !== row) return;
		copy.rows.push(of.rows[row] + to - from);
		if (row < 8) return;
		this.#watchCopy(of.withRows(copy.rows));
		this.#copy = void 0;
	}
	/** Watches a copy of a known board, unless the copy is known, too. */
	#watchCopy(board) {
		if (this.#owners.get(board.rows[0])?.hasSameCells(board) === true) return;
		if (this.#boards.length >= MAX_BOARDS) this.#forgetOldest();
		this.#watch(board);
	}
	/** Has the writes to a board's memory reported. */
	#watch(board) {
		this.#views.refresh();
		for (let cell = 0; cell < 81; cell++) {
			const address = board.addressOf(cell);
			this.#owners.set(address, board);
			this.#mayOwn[address & OWNED_MASK] = 1;
			this.#views.bytes[SHADOW + (address >> 6)] = 1;
		}
		this.#boards.push(board);
		if (board.low >= 8388608) return;
		this.#retired.set(board, /* @__PURE__ */ new Set());
	}
	#forgetOldest() {
		for (const board of this.#boards.splice(1, 1500)) for (let cell = 0; cell < 81; cell++) {
			const address = board.addressOf(cell);
			if (this.#owners.get(address) === board) this.#owners.delete(address);
		}
	}
	/** Handles a write to a known board, which becomes the live board if it fits the puzzle. */
	#handleBoardWrite(board, cell, line) {
		this.#views.refresh();
		if (this.#noteIfRetired(board, cell)) return;
		if (board === this.#liveBoard) return this.#recordWrite(board, cell, board.addressOf(cell), line);
		const digits = board.digits(this.#views);
		if (digits === void 0) return;
		if (this.hasStarted) {
			if (this.#givens.some((given, cell) => given > 0 && digits[cell] !== given)) return;
		} else if (digits.some((digit, cell) => digit !== this.#givens[cell])) return;
		this.hasStarted = true;
		this.#liveBoard = board;
		this.#follow(digits, line);
	}
	/** Records a write to the live board, which is never retired. */
	#recordWrite(live, cell, address, line) {
		this.#views.refresh();
		const digit = live.digitIn(address, this.#views);
		if (digit < 0) this.#liveBoard = void 0;
		else this.#recordDigit(cell, digit, line);
	}
	/** Notes a write to a board if it is retired. @returns true if it is still retired afterwards */
	#noteIfRetired(board, cell) {
		const written = this.#retired.get(board);
		if (written === void 0) return false;
		written.add(cell);
		if (written.size < 81) return true;
		this.#retired.delete(board);
		this.#limitStack(this.#boards.reduce((limit, { low }) => Math.min(limit, low), STACK_BYTES$1));
		return false;
	}
	/**
	* Switches to another board: records its blanks that differ as removals, last cell first, then its digits that
	* differ.
	*/
	#follow(digits, line) {
		for (let cell = 80; cell >= 0; cell--) if (digits[cell] === 0) this.#recordDigit(cell, 0, line);
		for (let cell = 0; cell < 81; cell++) this.#recordDigit(cell, digits[cell], line);
	}
	#recordDigit(cell, digit, line) {
		if (this.#recordedDigits[cell] === digit) return;
		this.#recordedDigits[cell] = digit;
		this.#events[this.#eventCount++] = line << LINE_SHIFT | cell << 4 | digit;
		if (this.#eventCount === this.#flushAt) this.#flush();
	}
	#flush() {
		this.#flushAt = this.#pages.take(this.#events.subarray(0, this.#eventCount));
		this.#eventCount = 0;
		this.#needsVerify = true;
	}
	/** Compares the recorded board with memory. @throws Mistaken if they differ */
	#verify() {
		this.#needsVerify = false;
		const digits = this.#liveBoard?.digits(this.#views);
		if (digits === void 0 || digits.every((digit, cell) => digit === this.#recordedDigits[cell])) return;
		this.hasMissedWrite = true;
		throw new Mistaken();
	}
};
// src/worker/own/cpp/cppRun.ts
/**
* Number of loops and calls after which memory is no longer searched in a run with events: later finds are copies or
* printed boards.
*/
var LAST_SEARCH = 1 << 24;
/**
* Number of loops and calls after which a run whose board was not found is ended, and repeated with a log of its writes
* in which the board is sought; so is a run that ends before without one. A run with this log ends after the same number
* at the latest.
*/
var LOG_AT = 32768;
/**
* Bytes searched at negligible cost; most programs use less. Of any further bytes, two cost about as much as one loop.
*/
var SMALL_BYTES = 1 << 22;
/** Matches a catch clause in C++. */
var CATCH = /\bcatch\s*\(/;
/** Bytes of dead stack, left by returned calls, that are searched after the run. */
var DEAD_STACK_BYTES = 1 << 19;
/**
* One run of an instrumented module. Passes what its hooks report to the recorder, to the log if there is one, and to
* the inspector, follower, line finder or value reader that the task needs.
*/
var CppRun = class {
	/** Newly found boards; if any, the run must be repeated with them. */
	newBoards = [];
	/** Number of loops and calls at the latest search. */
	searchedAt = 0;
	/** True if no board was found, so that the run must be repeated with a log of its writes. */
	wantsLog = false;
	#attempt;
	#program;
	#runnable;
	#knownBoards;
	#recorder;
	#meter;
	/** Defined for tasks to inspect, or to follow a variable. */
	#inspector;
	/** Defined for tasks to read values. */
	#valueReader;
	/** Defined for tasks to find lines. */
	#lineFinder;
	#boardFinder;
	/** Defined if all writes are logged. */
	#log;
	/** Memory that system calls read or wrote, which is not searched for boards. */
	#buffers = [];
	#files;
	#process;
	#sleptNs = 0;
	/** Result of the called function as text; undefined until one has returned. */
	#answer;
	/**
	* @param code needed by tasks of the kinds `inspect` and `follow`
	* @param columns expressions that a task of the kind `values` reads
	*/
	constructor(attempt, program, runnable, known, code, columns) {
		this.#attempt = attempt;
		this.#program = program;
		this.#runnable = runnable;
		this.#knownBoards = known;
		const input = new TextEncoder().encode(inputText(program));
		this.#files = new ProgramFiles(input, attempt.output, attempt.errors, attempt.task.kind === "grade");
		const views = new MemoryViews(() => this.process.memory);
		this.#recorder = new MemoryRecorder(program.givens, views, attempt.pages);
		this.#boardFinder = new BoardFinder(program.givens, views);
		if (known.logging === "now") this.#log = new StoreLog(program.givens, views);
		const { task } = attempt;
		const events = () => this.#recorder.events;
		if (task.kind === "inspect" && code !== void 0) this.#inspector = new Inspector({
			process: () => this.process,
			events
		}, code, task);
		if (task.kind === "follow" && code !== void 0) this.#inspector = new Follower({
			process: () => this.process,
			events
		}, code, task.order);
		if (task.kind === "find") {
			const reportTargetLines = () => this.process.setGlobal("isTelling", 1);
			this.#lineFinder = new LineFinder({
				events,
				depth: () => this.#recorder.depth,
				reportTargetLines
			}, task.target);
		}
		if (task.kind === "values") {
			const hasBoard = known.boards.length > 0;
			this.#valueReader = new ValueReader({
				events,
				hasBoard
			}, task.order, columns);
		}
		this.#meter = new Meter({
			now: () => attempt.now(),
			beat: (elapsedMs) => attempt.beat({
				elapsedMs,
				events: events(),
				memoryBytes: 0
			}),
			cut: (elapsedMs) => attempt.cut({
				elapsedMs: elapsedMs - this.#extraMs,
				events: events(),
				memoryBytes: 0
			}),
			reached: (count) => this.#searchAfter(count)
		});
	}
	get givens() {
		return this.#program.givens;
	}
	get process() {
		if (this.#process === void 0) throw new Error("It has not begun");
		return this.#process;
	}
	get io() {
		return this.#files.io;
	}
	/** Size of the program's memory, which never shrinks; 0 if it did not start, because it needs more than the limit. */
	get memoryBytes() {
		return this.#process?.memory.byteLength ?? 0;
	}
	/** Time for which the program asked to sleep; the run continues without waiting. */
	get sleptMs() {
		return this.#sleptNs / 1e6;
	}
	get elapsedMs() {
		return this.#meter.elapsedMs;
	}
	get hasMissedWrite() {
		return this.#recorder.hasMissedWrite;
	}
	/** True if the run must be repeated: boards or writes were missed, or the run only logged writes to find a board. */
	get hasMissed() {
		return this.newBoards.length > 0 || this.hasMissedWrite || this.wantsLog || this.#log !== void 0;
	}
	/** Extra time that the run may take for the lines that are reported before the inspected event. */
	get #extraMs() {
		const { task } = this.#attempt;
		return task.kind === "inspect" && this.#recorder.events < task.event ? lineTimeLimitMs(task.lines) : 0;
	}
	/**
	* Runs the program and delivers the answer to its task.
	* @returns how the program ended; undefined if the run missed something and must be repeated, or if its task was
	* complete before its end
	*/
	outcome() {
		const outcome = this.#run();
		if (this.#inspector !== void 0 && !this.hasMissed) {
			const { inspection, values } = this.#inspector.reported(endOf(outcome));
			this.#attempt.deliver(inspection, values);
		}
		if (this.#lineFinder !== void 0 && !this.hasMissed) this.#attempt.deliver(JSON.stringify(this.#lineFinder.found ?? null), "[]");
		if (this.#valueReader !== void 0 && !this.hasMissed) {
			const { answer, pool } = this.#valueReader.answer();
			this.#attempt.deliver(answer, pool);
		}
		return outcome;
	}
	#run() {
		let outcome;
		let isCut = false;
		try {
			this.#begin();
			this.process.run();
		} catch (error) {
			this.#meter.end();
			if (error instanceof Enough || error instanceof Mistaken) return void 0;
			isCut = error instanceof CutOff;
			outcome = this.#outcomeOf(error);
		}
		this.#meter.end();
		return this.#finish(isCut) ? outcome ?? {
			kind: "finished",
			answer: this.#answer
		} : void 0;
	}
	#begin() {
		this.#process = new Process(this.#runnable.module, {
			files: this.#files,
			onBuffer: (address, bytes) => this.#addBuffer({
				from: address,
				to: address + bytes
			}),
			onSleep: (ns) => {
				this.#sleptNs += ns;
			}
		}, this.#attempt.memoryBytes, this);
		this.#recorder.begin(this.#knownBoards.boards, (limit) => this.process.setGlobal("stackLimit", limit));
		if (this.#log !== void 0) this.#recorder.watchAll();
		this.#inspector?.begin();
		this.#lineFinder?.begin();
		this.#meter.begin(this.#knownBoards.searchAt);
	}
	#outcomeOf(error) {
		const { instrumented } = this.#runnable;
		const stackLeft = this.#process?.stackPointer ?? 8388608;
		const catches = CATCH.test(codeAlone(this.#program.source, "cpp"));
		const { text: errors } = this.#attempt.errors;
		const { diagnostics } = this.#runnable;
		return outcomeOfError(error, {
			places: instrumented.places,
			stackLeft,
			catches,
			errors,
			diagnostics
		});
	}
	/** Finishes recording. @returns true if the recording is reliable, or if the program did not start */
	#finish(isCut) {
		if (this.#process === void 0) return true;
		try {
			this.#recorder.end();
		} catch (error) {
			if (!(error instanceof Mistaken)) throw error;
			return false;
		}
		if (this.#log !== void 0) {
			this.#searchLog();
			return false;
		}
		if (this.#recorder.events === 0 && this.#knownBoards.searchAt < Infinity && !isCut) this.#search(DEAD_STACK_BYTES);
		if (!isCut) this.#decideLog();
		return this.newBoards.length === 0 && !this.wantsLog;
	}
	#addBuffer(region) {
		if (!this.#buffers.some(({ from, to }) => from === region.from && to === region.to)) this.#buffers.push(region);
	}
	/**
	* Searches for boards after `count` loops and calls.
	* @returns the minimum number of further loops and calls before the next search
	* @throws Enough if the run must be repeated
	*/
	#searchAfter(count) {
		if (this.#log !== void 0) {
			this.#searchLog();
			if (this.newBoards.length > 0 || count > LOG_AT) throw new Enough();
			return 0;
		}
		if (this.#knownBoards.searchAt === Infinity || count > LAST_SEARCH && this.#recorder.events > 0) return 0;
		this.searchedAt = count;
		const before = this.#boardFinder.searchedBytes;
		this.#search(0);
		if (count > LOG_AT) this.#decideLog();
		if (this.newBoards.length > 0 || this.wantsLog) throw new Enough();
		return Math.max(0, this.#boardFinder.searchedBytes - before - SMALL_BYTES) >> 1;
	}
	/** Searches for new boards. @param deadBytes bytes below the stack pointer that are searched too */
	#search(deadBytes) {
		const found = this.#boardFinder.found(this.process.stackPointer - deadBytes, this.#buffers);
		this.newBoards = found.filter((board) => !this.#recorder.knows(board));
	}
	/** Decides whether to repeat the run with a log of its writes: once, and only if no board was found. */
	#decideLog() {
		const { boards, logging } = this.#knownBoards;
		this.wantsLog = logging === "not-yet" && boards.length === 0 && this.newBoards.length === 0;
	}
	/** Sets `newBoards` to the board that the log shows, if any. */
	#searchLog() {
		const board = this.#log?.board();
		if (board !== void 0) this.newBoards = [board];
	}
	/** The program has written to memory. @param line 0 if unknown */
	stored(address, bytes, line) {
		if (this.#log !== void 0) {
			this.#log.stored(address, bytes, line);
			if (this.#log.isFull) {
				this.#searchLog();
				throw new Enough();
			}
		}
		if (this.#inspector === void 0 && this.#lineFinder === void 0 && this.#valueReader === void 0) return this.#recorder.stored(address, bytes, line);
		const before = this.#recorder.events;
		this.#recorder.stored(address, bytes, line);
		this.#inspector?.stored(before);
		if (this.#lineFinder?.stored(before) === true || this.#valueReader?.stored() === true) throw new Enough();
	}
	/** The program has copied or is about to copy memory. */
	copied(to, from, bytes) {
		this.#recorder.copied(to, from, bytes);
	}
	/** The program is about to free the memory at an address. */
	freed(address) {
		this.#recorder.freed(address);
	}
	/** The fuel (number of loops and calls until the next tick) has run out. @returns new fuel */
	ticked(line) {
		return this.#meter.tick(line);
	}
	/** The called function has returned a board. @param cells its 81 digits */
	answered(cells) {
		const rows = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9).join(" "));
		this.#answer = rows.join("\n");
	}
	/** The called function has returned a value other than a board. @param text the value */
	returnedText(text) {
		this.#answer = text;
	}
	/** The stack has shrunk past the limit that the recorder has set. */
	unwound() {
		this.#recorder.unwound(this.process.stackPointer);
	}
	/** A line is about to run. */
	lined() {
		if (this.#inspector?.lined() === true) throw new Enough();
	}
	/** A call has begun. */
	entered() {
		if (this.#inspector?.entered() === true) throw new Enough();
	}
	/** One of the lines that the line finder searches for is about to run. */
	target(line) {
		if (this.#lineFinder?.ran(line) === true) throw new Enough();
	}
	/** A line at which values are read is about to run. @returns true if its values are wanted now */
	beginRow() {
		return this.#valueReader?.beginRow() === true;
	}
	/** The program reports a part of a value. @param code a byte of text, or a marker (`SHOWN_CODE`) */
	shown(code) {
		if (this.#valueReader?.shown(code) === true) throw new Enough();
	}
	/** The program reports a value that is a number. */
	shownNumber(value) {
		this.#valueReader?.shownNumber(value);
	}
	/** A call is about to return a number, `value`. */
	gave(value) {
		this.#inspector?.gave(value);
	}
	/** A call is about to return. */
	left() {
		if (this.#inspector?.left() === true) throw new Enough();
	}
};
/** Returns the text on standard input: the judge's, or the puzzle if a function is called. */
function inputText({ input, givens }) {
	if (input.kind === "stdin") return input.text;
	return Array.from({ length: 9 }, (_, row) => `${givens.slice(row * 9, row * 9 + 9).join(" ")}\n`).join("");
}
function endOf(outcome) {
	if (outcome === void 0) return "enough";
	return outcome.kind === "time-limit" ? "cut" : "ended";
}
// src/worker/own/cpp/shownExpressions.ts
/** Splits and checks the C++ expressions whose values are read at a line. */
var PAIRS = {
	"(": ")",
	"[": "]",
	"{": "}"
};
/** Matches operators that change a variable, and comparisons that contain them. */
var OPERATOR = /<=>|<<=|>>=|[=!<>]=|[-+*/%&|^]=|\+\+|--|=/g;
var COMPARING = /* @__PURE__ */ new Set([
	"<=>",
	"==",
	"!=",
	"<=",
	">="
]);
/**
* Splits a text into expressions at its commas outside of brackets.
* @returns the sources of the first `MOST_COLUMNS` expressions; a fault if any is empty or malformed, or changes a
* variable
*/
function shownColumns(text) {
	const code = codeAlone(text, "cpp");
	const changing = [...code.matchAll(OPERATOR)].find(([operator]) => !COMPARING.has(operator));
	if (changing !== void 0) return {
		kind: "changes",
		column: changing.index + 1,
		what: text.trim()
	};
	const columns = [];
	const open = [];
	let from = 0;
	for (let at = 0; at <= code.length; at++) {
		const character = code[at];
		const closing = character === void 0 ? void 0 : PAIRS[character];
		if (closing !== void 0) open.push(closing);
		else if (character !== void 0 && /[)\]}]/.test(character)) {
			if (open.pop() !== character) return unexpected$1(at, character);
		} else if (character === ";" || character === "#" || character === "\n") return unexpected$1(at, character);
		if (character !== void 0 && (character !== "," || open.length > 0)) continue;
		if (code.slice(from, at).trim() === "" && text.slice(from, at).trim() === "") return unexpected$1(at, character);
		columns.push(text.slice(from, at).trim());
		from = at + 1;
	}
	return open.length > 0 ? unexpected$1(text.length, void 0) : columns.slice(0, 8);
}
/** Returns a fault at an index of the text. @param character found there; undefined at the end of the text */
function unexpected$1(at, character) {
	const message = character === void 0 ? "expected expression" : `unexpected '${character}'`;
	return {
		kind: "fault",
		column: at + 1,
		message
	};
}
// src/worker/own/cpp/statements.ts
/** Finds the places in C++ source where code can be inserted before a line runs. */
var TOKEN = /[A-Za-z_]\w*|\d[\w.']*|->|::|\S/g;
var DIRECTIVE = /^[^\S\n]*#(?:\\\n|.)*/gm;
/** Matches a macro with parameters whose text begins with a loop or a condition. */
var CONTROL_MACRO = /^[^\S\n]*#[^\S\n]*define[^\S\n]+(\w+)\([^)\n]*\)[^\S\n]*(?:\\\n|[^\S\n])*(?:for|while|if)\b/gm;
var CLOSING = {
	"(": ")",
	"[": "]",
	"{": "}"
};
var TYPES = /* @__PURE__ */ new Set([
	"class",
	"struct",
	"union",
	"enum"
]);
/** Returns the places for inserted code in a source, in order. */
function statementPlaces(source) {
	return new Scanner(source).places();
}
var Scanner = class {
	#tokens;
	/** Names of the macros that begin with a loop or a condition. */
	#macros;
	#places = [];
	/** Index of the current token. */
	#index = 0;
	constructor(source) {
		const code = codeAlone(source, "cpp");
		this.#macros = new Set(Array.from(code.matchAll(CONTROL_MACRO), ([, name]) => name));
		const plain = code.replaceAll(DIRECTIVE, (directive) => directive.replaceAll(/[^\n]/g, " "));
		let line = 1;
		let counted = 0;
		this.#tokens = Array.from(plain.matchAll(TOKEN), ({ 0: text, index: at }) => {
			for (; counted < at; counted++) if (plain[counted] === "\n") line++;
			return {
				text,
				at,
				line
			};
		});
	}
	places() {
		while (this.#index < this.#tokens.length) {
			this.#scanDeclarations();
			this.#index++;
		}
		return this.#places.toSorted((one, other) => one.before.at - other.before.at);
	}
	#token(offset = 0) {
		return this.#tokens[this.#index + offset];
	}
	/** True if the current token, or the one `offset` tokens later, is this text. */
	#is(text, offset = 0) {
		return this.#token(offset)?.text === text;
	}
	/** Scans a namespace, a class or the whole file up to its closing brace. */
	#scanDeclarations() {
		let head = this.#index;
		for (let token = this.#token(); token !== void 0 && token.text !== "}"; token = this.#token()) if (token.text === ";" || token.text === ":" && this.#index - head === 1) {
			this.#index++;
			head = this.#index;
		} else if (token.text !== "{") this.#scanPart();
		else {
			this.#scanBraces(this.#tokens.slice(head, this.#index));
			head = this.#index;
		}
	}
	/**
	* Scans the braces of a declaration: of a namespace, type, function or variable.
	* @param head tokens of the declaration before the braces
	*/
	#scanBraces(head) {
		const texts = head.map(({ text }) => text);
		const isType = texts.some((text) => TYPES.has(text)) && !texts.includes("(");
		if (texts.includes("namespace") || texts.includes("extern") || isType) {
			this.#index++;
			this.#scanDeclarations();
			this.#index++;
			return;
		}
		const open = texts.indexOf("(");
		if (open > 0 && (!texts.slice(0, open).includes("=") || texts.includes("operator"))) this.#scanBody(head[0], false);
		else this.#scanInnerBraces(this.#index - head.length);
	}
	/** Scans a function's body, and adds a place at its start. @param head first token of the function */
	#scanBody(head, isLambda) {
		const brace = this.#token();
		if (brace === void 0) return;
		const from = head?.line ?? brace.line;
		this.#add(from, brace.line, {
			at: brace.at + 1,
			text: "",
			behind: ";"
		}, void 0, isLambda);
		this.#scanBlock();
	}
	#scanBlock() {
		this.#index++;
		while (this.#token() !== void 0 && !this.#is("}")) this.#scanStatement(false);
		this.#index++;
	}
	/**
	* Scans a statement.
	* @param isBare true for the body of a condition or loop: it must stay one statement, so an insertion needs braces
	*/
	#scanStatement(isBare) {
		const token = this.#token();
		if (token === void 0) return;
		switch (token.text) {
			case "{": return this.#scanBlock();
			case "case":
			case "default":
				while (this.#token() !== void 0 && !this.#is(":")) this.#index++;
				this.#index++;
				return this.#is("}") ? void 0 : this.#scanStatement(isBare);
			case "if":
			case "switch": return this.#scanAround(token, isBare, () => {
				this.#index++;
				while (this.#token() !== void 0 && !this.#is("(")) this.#index++;
				this.#scanPart();
				this.#scanStatement(true);
				if (token.text === "if" && this.#is("else")) {
					this.#index++;
					this.#scanStatement(true);
				}
			});
			case "while":
				this.#index++;
				this.#scanCondition(token, this.#index + 1, this.#scanParentheses() - 1);
				return;
			case "for": return this.#scanFor(token);
			case "do":
				this.#index++;
				this.#scanStatement(true);
				return this.#scanSimple();
			case "try":
				this.#index++;
				this.#scanStatement(false);
				while (this.#is("catch")) {
					this.#index++;
					this.#scanPart();
					this.#scanStatement(false);
				}
				return;
			default:
				if (this.#macros.has(token.text) && this.#is("(", 1)) {
					this.#index++;
					this.#scanPart();
					return this.#scanLoopBody(token);
				}
				if (this.#is(":", 1) && /^\w/.test(token.text)) {
					this.#index += 2;
					return this.#is("}") ? void 0 : this.#scanStatement(isBare);
				}
				return this.#scanAround(token, isBare, () => this.#scanSimple());
		}
	}
	/** Scans a statement by calling `scan`, and adds a place before the statement. @param token its first token */
	#scanAround(token, isBare, scan) {
		const before = {
			at: token.at,
			text: isBare ? "{" : "",
			behind: ";"
		};
		const first = this.#index;
		scan();
		const after = isBare && this.#index > first ? {
			at: this.#endOffset(),
			text: "}",
			behind: ""
		} : void 0;
		this.#add(token.line, token.line, before, after);
	}
	/** Returns the offset after the last token that was scanned. */
	#endOffset() {
		const last = this.#tokens[this.#index - 1];
		return last.at + last.text.length;
	}
	/** Scans a `for` loop, and adds a place that runs before each round. */
	#scanFor(token) {
		this.#index++;
		const open = this.#index;
		const end = this.#scanParentheses();
		const semicolons = [];
		let depth = 0;
		for (let index = open + 1; index < end - 1; index++) {
			const { text } = this.#tokens[index];
			if (CLOSING[text] !== void 0) depth++;
			else if (/^[)\]}]$/.test(text)) depth--;
			else if (text === ";" && depth === 0) semicolons.push(index);
		}
		if (semicolons.length < 2) {
			this.#index = end;
			return this.#scanLoopBody(token);
		}
		this.#scanCondition(token, semicolons[0] + 1, semicolons[1]);
	}
	/**
	* Adds a place in the condition of a loop (in its body, if the condition declares a variable). Then scans the body.
	* @param first, end indices of the condition's first token and of the token behind the condition
	*/
	#scanCondition(token, first, end) {
		const closing = this.#index;
		const condition = this.#tokens.slice(first, end);
		if (condition.some(({ text }, index) => text === "=" && /^\w/.test(condition[index - 2]?.text ?? "") && index > 1 && condition[index + 1]?.text !== "=" && /^[A-Za-z_]/.test(condition[index - 1].text))) return this.#scanLoopBody(token);
		const at = this.#tokens[end]?.at ?? this.#endOffset();
		if (condition.length === 0) this.#add(token.line, token.line, {
			at,
			text: "",
			behind: ",true"
		}, void 0);
		else {
			const before = {
				at: condition[0].at,
				text: "(",
				behind: ",("
			};
			this.#add(token.line, token.line, before, {
				at,
				text: "))",
				behind: ""
			});
		}
		this.#index = closing;
		this.#scanStatement(true);
	}
	/** Scans the body of a loop. Adds a place at the start of the body, with the line of the loop's keyword. */
	#scanLoopBody(token) {
		const body = this.#token();
		if (body === void 0) return;
		const before = {
			at: body.at,
			text: "{",
			behind: ";"
		};
		this.#scanStatement(true);
		this.#add(token.line, token.line, before, {
			at: this.#endOffset(),
			text: "}",
			behind: ""
		});
	}
	/** Scans a simple statement with its semicolon; a closing brace ends it, too. */
	#scanSimple() {
		const first = this.#index;
		while (this.#token() !== void 0 && !this.#is(";") && !this.#is("}")) if (this.#is("{")) this.#scanInnerBraces(first);
		else this.#scanPart();
		if (this.#is(";")) this.#index++;
	}
	/** Scans one token, or brackets with what they hold. */
	#scanPart() {
		const closing = CLOSING[this.#token()?.text ?? ""];
		const first = this.#index;
		this.#index++;
		if (closing === void 0) return;
		while (this.#token() !== void 0 && !this.#is(closing)) if (this.#is("{")) this.#scanInnerBraces(first + 1);
		else this.#scanPart();
		this.#index++;
	}
	/**
	* Scans braces within a statement: the body of a lambda, a local type, or a list of values.
	* @param first index of the first token of the statement or part
	*/
	#scanInnerBraces(first) {
		const head = this.#tokens.slice(Math.max(first, this.#index - 40), this.#index);
		const previous = head.at(-1)?.text ?? "";
		const arrow = head.findLastIndex(({ text }) => text === "->");
		const isResult = arrow > 0 && head[arrow - 1].text === ")" && !head.slice(arrow).some(({ text }) => text === "(");
		if (/^(?:[)\]]|mutable|noexcept)$/.test(previous) || isResult) return this.#scanBody(head.findLast(({ text }) => text === "["), true);
		if (head.some(({ text }) => TYPES.has(text)) && !head.some(({ text }) => text === "(" || text === "=")) {
			this.#index++;
			this.#scanDeclarations();
			this.#index++;
		} else this.#scanPart();
	}
	/** Scans the parentheses at the current token. @returns the index behind them */
	#scanParentheses() {
		this.#scanPart();
		return this.#index;
	}
	#add(from, to, before, after, isLambda = false) {
		this.#places.push({
			from,
			to,
			before,
			after,
			isLambda
		});
	}
};
// src/worker/own/cpp/shownSource.ts
/** Inserts code into a C++ source that reports the values of expressions at a line, and keeps all line numbers. */
/**
* Inserts code that reports the values of expressions before a line runs.
* @param columns the expressions
* @returns the source; for a line without code, `no-code` and the next line with code, if any
*/
function withExpressions(source, line, columns) {
	const places = statementPlaces(source);
	const here = places.filter(({ from, to }) => from <= line && line <= to);
	const [first] = here;
	if (first === void 0) {
		const following = places.map(({ from }) => from).filter((each) => each > line);
		return {
			kind: "no-code",
			next: following.length === 0 ? void 0 : Math.min(...following)
		};
	}
	return {
		kind: "source",
		text: withInsertions(source, [first, ...here.filter((place) => place !== first && place.isLambda)], columns)
	};
}
/** Returns the source with the reporting code (a hook) at each place. */
function withInsertions(source, places, columns) {
	const insertions = places.flatMap(({ before, after }) => [{
		...before,
		isHook: true
	}, ...after === void 0 ? [] : [{
		...after,
		isHook: false
	}]]).toSorted((one, other) => one.at - other.at);
	let text = "";
	let at = 0;
	for (const { at: to, text: before, behind, isHook } of insertions) {
		text += source.slice(at, to) + before + (isHook ? hookAt(source, to, columns) : "") + behind;
		at = to;
	}
	return text + source.slice(at);
}
/**
* Returns a void expression that reports the values of the columns (the shown expressions). `#line` makes the compiler
* report an error in column n at line n of `SHOWN_FILE`.
*/
function hookAt(source, at, columns) {
	const line = source.slice(0, at).split("\n").length;
	return `(backdoku_shows()?backdoku_values::Row()${columns.map((column, index) => `(\n#line ${index + 1} "${SHOWN_FILE}"\n${column}\n)`).join("")}.end():void(0)\n#line ${line} "${PROGRAM_FILE}"\n)`;
}
// src/worker/own/cpp/cppLanguage.ts
/**
* C++. A program is compiled once for all its runs, except those that read the values of expressions, and instrumented
* for each kind of run. Each run has its own memory.
*/
var CppLanguage = class {
	countsLines = false;
	#compiler;
	/** Cache of the program compiled last, because it is rerun often. */
	#latest;
	/** Cache of the program compiled last with expressions whose values are read. */
	#latestWithExpressions;
	constructor(compiler) {
		this.#compiler = compiler;
	}
	needsRestart() {
		return false;
	}
	async prepared(program, compiling) {
		const { input, source } = program;
		if (input.kind !== "stdin" && !mentions(source, input.name)) return {
			kind: "unrunnable",
			outcome: {
				kind: "no-function",
				name: input.name
			},
			errors: "",
			diagnostics: []
		};
		const compiled = await this.#compiledProgram(program, compiling);
		const { module, diagnostics } = compiled.compilation;
		if (module === void 0) return unrunnableProgram(compiled.compilation);
		return {
			kind: "prepared",
			diagnostics,
			run: (attempt) => {
				const { task } = attempt;
				return task.kind === "values" ? this.#runWithExpressions(attempt, program, task.order, compiled.compilation) : runOnce(attempt, program, compiled, planFor(task, program, compiled), []);
			}
		};
	}
	/**
	* Compiles the program with the expressions at their line, and runs it. If the expressions cannot be compiled there,
	* delivers the reason without a run.
	*/
	async #runWithExpressions(attempt, program, order, original) {
		const columns = shownColumns(order.expression);
		if ("kind" in columns) return answerWithoutRun$1(attempt, columns);
		const shown = withExpressions(program.source, order.line, columns);
		if (shown.kind === "no-code") return answerWithoutRun$1(attempt, shown);
		const changed = {
			...program,
			source: shown.text
		};
		const key = JSON.stringify([shown.text, program.input]);
		if (this.#latestWithExpressions?.key !== key) {
			const compilation = await this.#compiler.recompile(changed, SHOWN_PRELUDE, original);
			if (compilation.module === void 0) return answerWithoutRun$1(attempt, expressionFault(order.expression, columns, compilation));
			this.#latestWithExpressions = {
				key,
				program: new CompiledProgram(compilation)
			};
		}
		const compiled = this.#latestWithExpressions.program;
		return runOnce(attempt, program, compiled, planFor(attempt.task, program, compiled), columns);
	}
	/** Returns the program from the cache, or compiles it. @param compiling called before compiling */
	async #compiledProgram(program, compiling) {
		const { source, input, optimized } = program;
		const called = input.kind === "stdin" ? "stdin" : input;
		const key = JSON.stringify([
			source,
			optimized,
			called
		]);
		if (this.#latest?.key !== key) {
			compiling();
			this.#latest = {
				key,
				program: new CompiledProgram(await this.#compiler.compiled(program))
			};
		}
		return this.#latest.program;
	}
};
/** Delivers an answer without running the program. */
function answerWithoutRun$1(attempt, answer) {
	attempt.deliver(JSON.stringify(answer), "[]");
	return {
		outcome: {
			kind: "finished",
			answer: void 0
		},
		elapsedMs: 0,
		hasBoard: false,
		hasMissedWrite: false,
		isLight: false,
		isBroken: false,
		next: void 0
	};
}
/** Matches the compiler's first error in an expression. The nth expression is line n of `SHOWN_FILE`. */
var SHOWN_ERROR = new RegExp(`^${SHOWN_FILE}:(\\d+):(\\d+): (?:fatal )?error: (.*)$`, "m");
/** Returns the compiler's error, with its position in `expression` if the error is in one of its columns. */
function expressionFault(expression, columns, { report, diagnostics }) {
	const [, row, column, message] = SHOWN_ERROR.exec(report) ?? [];
	if (message === void 0) return {
		kind: "fault",
		column: void 0,
		message: diagnostics.find(({ severity }) => severity === "error")?.message ?? report
	};
	const from = columns.slice(0, Number(row) - 1).reduce((at, each) => expression.indexOf(each, at) + each.length, 0);
	return {
		kind: "fault",
		column: expression.indexOf(columns[Number(row) - 1] ?? "", from) + Math.max(1, Number(column)),
		message
	};
}
/** Returns true if the source contains each part of a name. @param name may include a class: `Solution.solve` */
function mentions(source, name) {
	return name.split(".").every((part) => new RegExp(`\\b${part}\\b`).test(source));
}
/** Returns the outcome of a compilation without a module. */
function unrunnableProgram({ isTooLarge, diagnostics, report }) {
	if (isTooLarge) return {
		kind: "unrunnable",
		outcome: {
			kind: "memory-limit",
			line: void 0
		},
		errors: "",
		diagnostics
	};
	const { line, column, message } = diagnostics.find(({ severity }) => severity === "error") ?? {
		line: void 0,
		column: void 0,
		message: report
	};
	return {
		kind: "unrunnable",
		outcome: {
			kind: "compile-error",
			line,
			column,
			message
		},
		errors: report,
		diagnostics
	};
}
/**
* Returns the plan by which a run finds the board: for a rerun, the plan remembered for the same program and input, if
* any; else the first plan.
*/
function planFor({ kind }, program, compiled) {
	const rememberedPlan = kind === "record" ? void 0 : compiled.rememberedPlan(program);
	return rememberedPlan === void 0 ? firstPlan(program) : planAgain(rememberedPlan);
}
/** Runs the program once, by a plan. If the run must be repeated, `next` of the result repeats it by another plan. */
function runOnce(attempt, program, compiled, plan, columns) {
	const { task, errors } = attempt;
	const isTraced = task.kind === "inspect" || task.kind === "follow";
	const run = new CppRun(attempt, program, compiled.runnable({
		watched: plan.watched,
		isReported: isTraced,
		target: targetLines(task)
	}), plan, isTraced ? compiled.code : void 0, columns);
	const outcome = run.outcome() ?? {
		kind: "finished",
		answer: void 0
	};
	const next = run.hasMissed ? nextPlan(plan, run) : void 0;
	if (next === void 0 && (task.kind === "record" || task.kind === "values")) compiled.remember(program, plan);
	return {
		outcome,
		elapsedMs: run.elapsedMs,
		memoryBytes: run.memoryBytes,
		sleptMs: run.sleptMs,
		...outcome.kind === "runtime-error" && { errors: withoutLibraryError(errors.text) },
		hasBoard: plan.boards.length > 0,
		hasMissedWrite: plan.isUnseen,
		io: run.io,
		isLight: false,
		isBroken: false,
		next: next && ((again) => runOnce(again, program, compiled, next, columns))
	};
}
/**
* Returns the lines that the task searches for, ascending and without duplicates, so that equal sets share one
* instrumented module; empty for tasks that search for none.
*/
function targetLines(task) {
	if (task.kind !== "find") return [];
	return [...new Set(task.target.lines.map(([line]) => line))].toSorted((one, other) => one - other);
}
// src/worker/own/cpp/commands.ts
/** Command lines of the compiler and the linker, as the clang driver would build them. */
/** Standards of C++, tried in this order: the judges' default first. */
var STANDARDS = ["gnu++14", "gnu++20"];
/** Standard of plain C. */
var C_STANDARD = "gnu17";
/** File that the compiler writes and the linker reads. */
var OBJECT = "program.o";
/** File that the linker writes. */
var LINKED = "program.wasm";
/** File with the names of the symbols that the recorder provides at run time. */
var OPEN = "open.txt";
/** Folder of our own headers. */
var HEADERS$1 = "headers";
/** Header with the code that precedes a program, or with the program's leading includes. */
var BEGINNING = "beginning.h";
/** The precompiled `BEGINNING`. */
var PRECOMPILED = "beginning.pch";
/** Splits command lines into arguments. */
function argumentsOf(...lines) {
	return lines.join(" ").split(" ");
}
var TARGET = [`clang -cc1 -main-file-name ${PROGRAM_FILE}`, "-triple wasm32-unknown-wasip1 -target-cpu generic -mrelocation-model static"];
var EMULATED = "-D_WASI_EMULATED_PROCESS_CLOCKS -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN -D_WASI_EMULATED_GETPID";
var COMMON = argumentsOf(...TARGET, "-mconstructor-aliases -mframe-pointer=none -ffp-contract=on -fno-rounding-math", "-fdeprecated-macro -fgnuc-version=4.2.1 -fcxx-exceptions -fexceptions", `-resource-dir /usr -isysroot /usr -fdebug-compilation-dir=/ -internal-isystem /${HEADERS$1}`, "-internal-isystem /usr/include/c++/v1 -internal-isystem /usr/include", "-internal-isystem /usr/include/wasm32-wasip1 -dwarf-version=5", EMULATED, "-ferror-limit 19 -Wno-unknown-pragmas -Wno-ignored-pragmas", "-Wno-c++17-extensions -Wno-c++20-extensions -Wno-c++23-extensions -Wno-vla-extension");
/** Options for plain C. They accept code for which GCC only warns. */
var COMMON_C = argumentsOf(...TARGET, "-mframe-pointer=none -ffp-contract=on -fno-rounding-math -fgnuc-version=4.2.1", `-resource-dir /usr -isysroot /usr -fdebug-compilation-dir=/ -internal-isystem /${HEADERS$1}`, "-internal-isystem /usr/include -internal-isystem /usr/include/wasm32-wasip1 -dwarf-version=5", EMULATED, "-ferror-limit 19 -Wno-unknown-pragmas -Wno-ignored-pragmas", "-Wno-error=implicit-function-declaration -Wno-error=implicit-int -Wno-error=int-conversion", "-Wno-error=incompatible-function-pointer-types -Wno-error=return-type");
var FOR_LINES = argumentsOf("-O0 -debug-info-kind=constructor");
var FOR_SPEED = argumentsOf("-O2 -debug-info-kind=line-tables-only");
function inMode({ standard, optimized, isCalled }) {
	const called = isCalled ? ["-Dmain=own_main"] : [];
	return [
		...standard === "gnu17" ? COMMON_C : COMMON,
		`-std=${standard}`,
		...optimized ? FOR_SPEED : FOR_LINES,
		...called
	];
}
/** @param before how `BEGINNING` is included before the program; undefined: not at all */
function compileCommand(mode, before) {
	const included = {
		text: ["-include", `/${HEADERS$1}/${BEGINNING}`],
		precompiled: ["-include-pch", PRECOMPILED]
	};
	const toCompile = [
		"-emit-obj",
		"-o",
		OBJECT,
		"-x",
		mode.standard === "gnu17" ? "c" : "c++",
		PROGRAM_FILE
	];
	return [
		...inMode(mode),
		...before === void 0 ? [] : included[before],
		...toCompile
	];
}
var TO_PRECOMPILE = argumentsOf(`-emit-pch -o ${PRECOMPILED} -x c++-header /${HEADERS$1}/${BEGINNING}`);
function precompileCommand(mode) {
	return [...inMode(mode), ...TO_PRECOMPILE];
}
var LIBRARIES = "/usr/lib/wasm32-wasip1";
var LINK_COMMAND = argumentsOf(`wasm-ld -m wasm32 -L${LIBRARIES} ${LIBRARIES}/crt1-command.o ${OBJECT}`, "-lc++ -lc++abi -lc-printscan-long-double -lwasi-emulated-process-clocks", "-lwasi-emulated-signal -lwasi-emulated-mman -lwasi-emulated-getpid -lc", "/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a", `--stack-first -z stack-size=${STACK_BYTES$1} --global-base=${GLOBAL_BASE}`, `--allow-undefined-file=${OPEN} -o ${LINKED}`);
// src/worker/own/cpp/harness.ts
/** Text that judges put before a program. Used if the program has no includes, or does not compile without the text. */
var PRELUDE = "#include <bits/stdc++.h>\nusing namespace std;\n";
/**
* `Shape` fills and reads a board of each supported type, `Given` reads a returned board, `Passed` makes the argument
* for the function's parameter, and `run` calls the function. `atexit` reports the answer even if the program exits
* early.
*/
var HARNESS = `
#undef main
#include <array>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
extern "C" __attribute__((import_module("${HOOK_MODULE}"), import_name("answer"))) void backdoku_answer(const int*);
extern "C" __attribute__((import_module("${HOOK_MODULE}"), import_name("givens"))) void backdoku_givens(int*);
extern "C" __attribute__((import_module("${HOOK_MODULE}"), import_name("said"))) void backdoku_said(const char*, int);
namespace backdoku {
int GIVENS[81];
const bool IS_TEXT = TEXT_CELLS;
const bool IS_CHECK = CHECK_CALL;
template <class Cell> Cell cell(int digit) {
  return IS_TEXT || (std::is_same<Cell, char>::value && CHARACTER_CELLS) ? Cell(digit ? '0' + digit : '.') : Cell(digit);
}
template <class Cell> int digit(Cell value) {
  int number = int(value);
  if (number >= '0' && number <= '9') return number - '0';
  return number >= 0 && number <= 9 ? number : 0;
}
inline std::string cells(int first, int count) {
  std::string text;
  for (int k = first; k < first + count; k++) text += char(GIVENS[k] ? '0' + GIVENS[k] : BLANK_CHARACTER);
  return text;
}
template <class Board> struct Shape;
template <class Cell> struct Shape<std::vector<std::vector<Cell>>> {
  static void fill(std::vector<std::vector<Cell>>& board) {
    for (int r = 0; r < 9; r++) {
      std::vector<Cell> row;
      for (int c = 0; c < 9; c++) row.push_back(cell<Cell>(GIVENS[r * 9 + c]));
      board.push_back(row);
    }
  }
  static bool read(const std::vector<std::vector<Cell>>& board, int* into) {
    if (board.size() != 9) return false;
    for (int r = 0; r < 9; r++) {
      if (board[r].size() != 9) return false;
      for (int c = 0; c < 9; c++) into[r * 9 + c] = digit(board[r][c]);
    }
    return true;
  }
};
template <> struct Shape<std::vector<std::string>> {
  static void fill(std::vector<std::string>& board) {
    for (int r = 0; r < 9; r++) board.push_back(cells(r * 9, 9));
  }
  static bool read(const std::vector<std::string>& board, int* into) {
    if (board.size() != 9) return false;
    for (int r = 0; r < 9; r++) {
      if (board[r].size() != 9) return false;
      for (int c = 0; c < 9; c++) into[r * 9 + c] = digit(board[r][c]);
    }
    return true;
  }
};
template <> struct Shape<std::string> {
  static void fill(std::string& board) { board = cells(0, 81); }
  static bool read(const std::string& board, int* into) {
    if (board.size() != 81) return false;
    for (int k = 0; k < 81; k++) into[k] = digit(board[k]);
    return true;
  }
};
template <class Cell> struct Shape<std::vector<Cell>> {
  static void fill(std::vector<Cell>& board) {
    for (int k = 0; k < 81; k++) board.push_back(cell<Cell>(GIVENS[k]));
  }
  static bool read(const std::vector<Cell>& board, int* into) {
    if (board.size() != 81) return false;
    for (int k = 0; k < 81; k++) into[k] = digit(board[k]);
    return true;
  }
};
template <class Rows> struct Indexed {
  static void fill(Rows& board) {
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++)
        board[r][c] = cell<typename std::remove_reference<decltype(board[r][c])>::type>(GIVENS[r * 9 + c]);
  }
  static bool read(const Rows& board, int* into) {
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++) into[r * 9 + c] = digit(board[r][c]);
    return true;
  }
};
template <class Cell> struct Shape<std::array<std::array<Cell, 9>, 9>> : Indexed<std::array<std::array<Cell, 9>, 9>> {};
template <class Cell, std::size_t Width> struct Shape<Cell[9][Width]> : Indexed<Cell[9][Width]> {};
template <class Result> struct Given {
  static bool read(const Result&, int*) { return false; }
};
template <class Cell> struct Given<std::vector<std::vector<Cell>>> : Shape<std::vector<std::vector<Cell>>> {};
template <> struct Given<std::vector<std::string>> : Shape<std::vector<std::string>> {};
template <> struct Given<std::string> : Shape<std::string> {};
template <class Cell> struct Given<std::array<std::array<Cell, 9>, 9>> : Shape<std::array<std::array<Cell, 9>, 9>> {};
int answer[81];
bool is_answered = false;
void (*read_board)() = nullptr;
inline void tell() {
  if (IS_CHECK) return;
  if (!is_answered && read_board) read_board();
  is_answered = true;
  backdoku_answer(answer);
}
template <class Board> struct Taken {
  static Board& board() {
    static Board made;
    return made;
  }
  static void read() { Shape<Board>::read(board(), answer); }
  static Board& ready() {
    Shape<Board>::fill(board());
    read_board = read;
    std::atexit(tell);
    return board();
  }
};
inline void say(const std::string& text) { backdoku_said(text.data(), int(text.size())); }
inline void say(const char* text) { say(std::string(text ? text : "")); }
inline void say(bool value) { say(value ? "true" : "false"); }
inline void say(char value) { say(std::string(1, value)); }
template <class Value> typename std::enable_if<std::is_integral<Value>::value>::type say(Value value) {
  say(std::to_string(value));
}
template <class Value> typename std::enable_if<!std::is_integral<Value>::value>::type say(const Value&) {}
template <class Result> struct Called {
  template <class Call> static void call(Call made) {
    decltype(auto) result = made();
    if (IS_CHECK) return say(result);
    is_answered = Given<typename std::decay<Result>::type>::read(result, answer);
  }
};
template <> struct Called<void> {
  template <class Call> static void call(Call made) { made(); }
};
template <class Argument> struct Passed {
  using Board = typename std::decay<Argument>::type;
  static Board& ready() { return Taken<Board>::ready(); }
};
template <class Cell, std::size_t Width> struct Passed<Cell (*)[Width]> {
  static auto ready() -> Cell (&)[9][Width] { return Taken<Cell[9][Width]>::ready(); }
};
template <class Cell, std::size_t Width> struct Passed<Cell (&)[9][Width]> : Passed<Cell (*)[Width]> {};
template <class Cell> struct Passed<Cell**> {
  static Cell** ready() {
    static Cell* rows[9];
    auto& board = Taken<Cell[9][9]>::ready();
    for (int r = 0; r < 9; r++) rows[r] = board[r];
    return rows;
  }
};
template <class Element> struct Passed<std::vector<Element>*> {
  static std::vector<Element>* ready() { return &Taken<std::vector<Element>>::ready(); }
};
template <class Result, class Argument> void run(Result (*function)(Argument)) {
  auto&& board = Passed<Argument>::ready();
  Called<Result>::call([&]() -> decltype(auto) { return function(static_cast<Argument>(board)); });
}
/** LeetCode's board in C. */
template <class Result, class Cell> void run(Result (*function)(Cell**, int, int*)) {
  Cell** board = Passed<Cell**>::ready();
  static int sizes[9] = {9, 9, 9, 9, 9, 9, 9, 9, 9};
  Called<Result>::call([&]() -> decltype(auto) { return function(board, 9, sizes); });
}
template <class Owner, class Result, class Argument> void run(Result (Owner::*method)(Argument)) {
  Owner owner;
  auto&& board = Passed<Argument>::ready();
  Called<Result>::call([&]() -> decltype(auto) { return (owner.*method)(static_cast<Argument>(board)); });
}
template <class Owner, class Result, class Argument> void run(Result (Owner::*method)(Argument) const) {
  Owner owner;
  auto&& board = Passed<Argument>::ready();
  Called<Result>::call([&]() -> decltype(auto) { return (owner.*method)(static_cast<Argument>(board)); });
}
}
int main() {
  backdoku_givens(backdoku::GIVENS);
  backdoku::run(&CALLED_NAME);
}
`;
/** Returns the text to append to the program: the same for every puzzle, because it fetches the givens when it runs. */
function harnessFor({ kind, name, cells }) {
	const isText = cells === "characters";
	return `\n#line 1 "${HARNESS_FILE}"\n${HARNESS.replaceAll("TEXT_CELLS", `${isText}`).replaceAll("CHECK_CALL", `${kind === "check"}`).replaceAll("CHARACTER_CELLS", `${isText}`).replaceAll("BLANK_CHARACTER", isText ? "'.'" : "'0'").replaceAll("CALLED_NAME", name.replaceAll(".", "::"))}`;
}
// src/worker/own/cpp/standardHeaders.ts
/** Names and sizes of standard headers, and a text like GCC's `<bits/stdc++.h>`, which includes them. */
/** Headers of C by their names in C++, separated by spaces or on several lines. */
var OF_C = ["cassert cctype cerrno cfloat climits clocale cmath cstdarg cstddef cstdint cstdio cstdlib cstring ctime cwchar cwctype", "cinttypes"];
/** Other headers that all supported C++ standards have. */
var EVERY = [
	"algorithm array bitset chrono complex deque exception forward_list fstream functional initializer_list",
	"iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric ostream queue random ratio",
	"regex scoped_allocator set sstream stack stdexcept streambuf string system_error tuple type_traits typeindex typeinfo",
	"unordered_map unordered_set utility valarray vector"
];
/** Headers that C++17 added. */
var FROM_17 = ["any charconv optional string_view variant"];
/** Headers that C++20 added. */
var FROM_20 = ["bit compare concepts numbers ranges span"];
function names(lines) {
	return lines.join(" ").split(" ");
}
/** Returns an `#include` line for each name. */
function includes(lines) {
	return names(lines).map((name) => `#include <${name}>\n`).join("");
}
/** Text of `<bits/stdc++.h>`. */
var EVERY_HEADER = `#pragma once
${includes([...OF_C, ...EVERY])}#if __cplusplus >= 201703L
${includes(FROM_17)}#endif
#if __cplusplus >= 202002L
${includes(FROM_20)}#endif
`;
var SMALL = new Set(names(OF_C).flatMap((name) => [name, `${name.slice(1)}.h`]));
var LARGE = /* @__PURE__ */ new Set(["bits/stdc++.h", ...names([
	...EVERY,
	...FROM_17,
	...FROM_20
])]);
/** Returns the size of a header; undefined for headers not listed here. C headers are small and compile fast. */
function sizeOfHeader(name) {
	if (LARGE.has(name)) return "large";
	return SMALL.has(name) ? "small" : void 0;
}
// src/worker/own/cpp/leadingIncludes.ts
/** Finds the leading standard includes of a program, before anything that could affect them. */
/** White space and comments. */
var SPACE = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
/** An include with nothing after it on its line, except for a `//` comment: anything else may be an error. */
var INCLUDE$2 = /#[^\S\n]*include[^\S\n]*<([^<>\n]+)>[^\S\n]*(?=\n|\/\/)/y;
/** Directives without effect on the headers: ignored pragmas, and macros that the C++ library does not use. */
var NO_EFFECT = /#[^\S\n]*(?:pragma[^\S\n]+(?:GCC[^\S\n]+(?:optimize|target|push_options|pop_options)|comment|warning)|define[^\S\n]+(?:_CRT_\w+|_USE_MATH_DEFINES))\b(?:[^/\n]|\/(?![/*]))*(?=\n|\/\/)/y;
/** A backslash that continues a line. */
var SPLICE = /\\\s*\n/;
/**
* Returns the leading includes. Undefined if none is of a large header (small ones compile fast), or if a backslash
* continues any line of this part of the source.
*/
function leadingIncludes(source) {
	const names = [];
	const lines = [];
	let at = 0;
	const take = (pattern) => {
		pattern.lastIndex = at;
		const found = pattern.exec(source);
		at += found?.[0].length ?? 0;
		return found;
	};
	for (;;) {
		take(SPACE);
		const line = source.slice(0, at).split("\n").length;
		const [, name] = take(INCLUDE$2) ?? [];
		if (name === void 0 && take(NO_EFFECT) === null) break;
		if (name === void 0) continue;
		if (sizeOfHeader(name) === void 0) break;
		names.push(name);
		lines.push(line);
	}
	if (!names.some((name) => sizeOfHeader(name) === "large") || SPLICE.test(source.slice(0, at))) return void 0;
	return {
		text: names.map((name) => `#include <${name}>\n`).join(""),
		lines
	};
}
// src/worker/own/cpp/compileWays.ts
var INCLUDE$1 = /^\s*#\s*include\b/m;
var MAIN = /\bmain\b/;
/** Matches code that is not valid in plain C. */
var ONLY_IN_CPP = /\b(?:using\s+namespace|std\s*::|template\s*<|class\s+\w|namespace\s+\w|cout|cin|nullptr|new\s+\w|delete\b|public\s*:)|#\s*include\s*<(?!\w+(?:\/\w+)?\.h>)/;
/** Matches errors that no other language standard can fix. */
var STANDARD_INDEPENDENT = /^expected |^extraneous |^unterminated |file not found$|^missing terminating|^invalid preprocessing|^undefined symbol: |^Setjmp\//;
/** Matches errors of the linker. */
var LINKER = /^undefined symbol: |^Setjmp\/|^duplicate symbol/;
/** Matches errors because the program defines a name that the library also has. */
var CLASH = /^reference to '(\w+)' is ambiguous|^redefinition of '(\w+)' as different kind of symbol/;
/** Returns the ways to compile a program, likeliest first. */
function compileWays(source, { input, optimized }) {
	const code = codeAlone(source, "cpp");
	const isCalled = input.kind !== "stdin";
	const isProgram = MAIN.test(code) && !(isCalled && !INCLUDE$1.test(source));
	const beginnings = isProgram ? ["program"] : INCLUDE$1.test(source) ? ["program", "prelude"] : ["prelude"];
	const [first, ...newer] = STANDARDS.map((standard) => ({
		standard,
		optimized,
		isCalled
	}));
	const ways = (mode) => beginnings.map((beginning) => ({
		mode,
		beginning
	}));
	const isC = !isCalled && isProgram && !ONLY_IN_CPP.test(code);
	const inC = {
		mode: {
			...first,
			standard: C_STANDARD
		},
		beginning: "program"
	};
	const renamed = {
		mode: first,
		beginning: "renamed"
	};
	return [
		...ways(first),
		...isC ? [inC] : [],
		renamed,
		...newer.flatMap(ways)
	];
}
/** Returns true if a way of compiling cannot fix the errors of the failed attempts. */
function isPointless({ mode, beginning }, failed) {
	if (failed.length === 0) return false;
	const every = (pattern) => failed.every(({ errors }) => errors.every(({ message }) => pattern.test(message)));
	if (beginning === "renamed") return !failed[0].errors.some(({ message }) => CLASH.test(message)) || failed[0].way.beginning !== "program";
	return every(mode.standard === "gnu17" ? LINKER : STANDARD_INDEPENDENT);
}
/** Returns the headers before the program; undefined for `renamed`, and if `leadingIncludes` returns none. */
function beginningOf(source, beginning) {
	if (beginning === "prelude") return {
		text: PRELUDE,
		lines: []
	};
	return beginning === "program" ? leadingIncludes(source) : void 0;
}
/** Names that the header `algorithm` defines. */
var ALGORITHMS = "count search sort rotate reverse unique replace merge partition transform generate shuffle includes max_element";
/** Names that a header of the same name defines. In GCC, so do the headers `algorithm` and `functional`. */
var CONTAINERS = "map set queue stack list deque array bitset function vector";
/**
* Names that the standard library defines, and the headers that define them in GCC's library. In libc++, which this
* app uses, other headers define them, too: there, but not in GCC, a program's variable of that name is ambiguous.
*/
var LIBRARY_NAMES = [
	...[
		"y0",
		"y1",
		"yn",
		"j0",
		"j1",
		"jn"
	].map((name) => [name, includePattern("cmath|math\\.h|complex|random|valarray")]),
	...["index", "rindex"].map((name) => [name, includePattern("cstring|strings?\\.h")]),
	...ALGORITHMS.split(" ").map((name) => [name, includePattern("algorithm")]),
	...CONTAINERS.split(" ").map((name) => [name, includePattern(`${name}|algorithm|functional`)])
];
/** Returns a pattern of an `#include` of one of the headers. */
function includePattern(headers) {
	return new RegExp(`#\\s*include\\s*<(?:${headers}|bits/\\w+\\+\\+\\.h)>`);
}
/**
* Returns the leading includes of a program, between macros that rename library names. These are the names that the
* program uses for itself and that GCC's headers would not define.
*/
function renamingIncludes(source) {
	const code = codeAlone(source, "cpp");
	const names = LIBRARY_NAMES.filter(([name, by]) => new RegExp(`(?<!\\.|->|std::)\\b${name}\\b`).test(code) && !by.test(source)).map(([name]) => name).filter((name) => !new RegExp(`(?:\\.|->|std::)${name}\\b`).test(code));
	const text = leadingIncludes(source)?.text ?? "";
	return [
		...names.map((name) => `#define ${name} library_${name}\n`),
		text,
		...names.map((name) => `#undef ${name}\n`)
	].join("");
}
// src/worker/own/cpp/diagnostics.ts
/** A message of the compiler with its location: file, line, column, severity, text. */
var PLACED = /^(.*?):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/;
/** Messages of the linker, and messages of the compiler without a location. */
var UNPLACED = /^(?:wasm-ld|clang\S*|error): (?:error: )?(.*)$/;
var INCLUDED = new RegExp(`^In file included from ${PROGRAM_FILE}:(\\d+):`);
/** The name of the warning option, at the end of a message. */
var FLAG$1 = / \[-W[^\]]*\]$/;
/** Part of the message with which the compiler stops after many errors. That message is dropped. */
var ENOUGH = "too many errors emitted";
/**
* Returns the messages in the output of the compiler or the linker, in order. Drops notes, and warnings outside of the
* program. An error in the library gets the location in the program that caused it.
* @param source the program, searched for undefined symbols
*/
function diagnosticsIn(report, source = "") {
	const diagnostics = [];
	/** Line of the program's `#include` that leads to the next message; undefined if there is none. */
	let included;
	for (const line of report.split("\n")) {
		const placed = PLACED.exec(line);
		const latest = diagnostics.at(-1);
		if (placed === null) {
			const [, includedAt] = INCLUDED.exec(line) ?? [];
			if (includedAt !== void 0) included = Number(includedAt);
			const [, message] = UNPLACED.exec(line) ?? [];
			if (message !== void 0 && !message.includes(ENOUGH)) addLinkerError(withoutObjectFile(message), source, diagnostics);
			continue;
		}
		const [, file, row, column, severity, message] = placed;
		const place = file.endsWith("program.cpp") ? {
			line: Number(row),
			column: Number(column)
		} : NOWHERE;
		if (severity === "note") {
			if (latest !== void 0 && latest.column === void 0 && place !== NOWHERE) diagnostics[diagnostics.length - 1] = {
				...latest,
				...place
			};
			continue;
		}
		diagnostics.push({
			severity: severity === "warning" ? "warning" : "error",
			...place === NOWHERE && severity !== "warning" ? {
				...place,
				line: included
			} : place,
			message: message.replace(FLAG$1, "")
		});
		included = void 0;
	}
	return diagnostics.filter(({ severity, line }) => severity === "error" || line !== void 0);
}
var NOWHERE = {
	line: void 0,
	column: void 0
};
/** Removes the linker's messages from a report: they name files that the user never sees. */
function withoutLinker(report) {
	return report.replaceAll(/^(?:wasm-ld: |>>> ).*\n?/gm, "").replace(/^\n+/, "");
}
/** Adds an error that was reported without a location, unless it is there. Locates undefined symbols in the program. */
function addLinkerError(message, source, diagnostics) {
	if (diagnostics.some((known) => known.message === message)) return;
	const symbol = /^undefined symbol: (?:vtable for |typeinfo for )?([\w:~]+)/.exec(message)?.[1];
	const place = symbol === void 0 ? void 0 : placeOf(symbol, source);
	diagnostics.push({
		severity: "error",
		...place ?? NOWHERE,
		message
	});
}
/**
* Returns the 1-based location where a symbol's name first occurs; undefined if it does not.
* @param symbol may be qualified: `Grid::solve`
*/
function placeOf(symbol, source) {
	const name = symbol.split("::").at(-1) ?? symbol;
	const index = codeAlone(source, "cpp").search(new RegExp(`(?<![\\w~])${name}\\b`));
	if (index < 0) return void 0;
	const before = source.slice(0, index).split("\n");
	return {
		line: before.length,
		column: (before.at(-1)?.length ?? 0) + 1
	};
}
/** Removes the name of the object file, which the user never sees. */
function withoutObjectFile(message) {
	return message.replace(/^\S+\.(?:o|a)(?:\([^)]*\))?: /, "");
}
// src/worker/own/cpp/objectSymbols.ts
/** Reads and edits the symbols of an object file before it is linked. */
/** `WASM_SYMBOL_TABLE`, a subsection of the `linking` section. */
var SYMBOL_TABLE = 8;
/** Kinds of symbols. */
var KIND = {
	function: 0,
	data: 1,
	global: 2,
	section: 3,
	tag: 4,
	table: 5
};
/**
* Bits in a symbol's flags. `binding` masks the two bits that are not both 0 in a local or weak symbol. `named` marks
* an undefined symbol whose name is in the symbol table.
*/
var FLAG = {
	local: 2,
	binding: 3,
	undefined: 16,
	named: 64
};
/** Names that the symbol of `main` may have, depending on its parameters. */
var MAINS = /* @__PURE__ */ new Set([
	"main",
	"__main_void",
	"__main_argc_argv",
	"__original_main"
]);
/** Matches C++ functions. They stay global, because a program may replace the library's `operator new`. */
var MANGLED = /^_Z/;
function definesMain(object) {
	return symbolsOf(object).some(({ kind, name, isDefined }) => kind === KIND.function && isDefined && MAINS.has(name));
}
/**
* Returns the object with its global variables, and its C functions except `main`, made local. Judges' linkers accept
* names that the C library also uses, such as `open` or `link`; the app's linker would take them for the library's.
*/
function withLocalSymbols(object) {
	const made = object.slice();
	for (const { kind, name, isDefined, isGlobal, flagsAt } of symbolsOf(object)) if ((kind === KIND.data || kind === KIND.function && !MAINS.has(name) && !MANGLED.test(name)) && isDefined && isGlobal) made[flagsAt] |= FLAG.local;
	return made;
}
function symbolsOf(object) {
	const linking = sectionsOf(object).find(({ name }) => name === "linking");
	if (linking === void 0) return [];
	const reader = new ByteReader(object, linking.content);
	reader.unsigned();
	while (reader.at < linking.end) {
		const kind = reader.u8();
		const end = reader.unsigned() + reader.at;
		if (kind === SYMBOL_TABLE) return Array.from({ length: reader.unsigned() }, () => symbol(reader));
		reader.at = end;
	}
	return [];
}
/** Reads one entry of the symbol table. */
function symbol(reader) {
	const kind = reader.u8();
	const flagsAt = reader.at;
	const flags = reader.unsigned();
	const isDefined = (flags & FLAG.undefined) === 0;
	const isGlobal = (flags & FLAG.binding) === 0;
	if (kind === KIND.section) {
		reader.unsigned();
		return {
			kind,
			name: "",
			isDefined,
			isGlobal,
			flagsAt
		};
	}
	if (kind === KIND.data) {
		const name = reader.text();
		if (isDefined) for (let part = 0; part < 3; part++) reader.unsigned();
		return {
			kind,
			name,
			isDefined,
			isGlobal,
			flagsAt
		};
	}
	reader.unsigned();
	return {
		kind,
		name: isDefined || (flags & FLAG.named) !== 0 ? reader.text() : "",
		isDefined,
		isGlobal,
		flagsAt
	};
}
// src/worker/own/cpp/precompiledHeaders.ts
/** Maximum precompiled lists of includes in memory: room for one list in both C++ standards, 12 to 18 MB each. */
var MAX_IN_MEMORY = 2;
var PrecompiledHeaders = class {
	#toolchain;
	#cache;
	/** LRU by key, most recently used last; undefined for headers that failed or were refused. */
	#inMemory = /* @__PURE__ */ new Map();
	constructor(toolchain, cache) {
		this.#toolchain = toolchain;
		this.#cache = cache;
	}
	/**
	* Returns precompiled headers, compiling them if not cached. Undefined if that fails, or if they failed or were
	* refused before. @param text the includes
	*/
	async of(mode, text) {
		const key = keyOf(mode, text);
		if (this.#inMemory.has(key)) return this.#remember(key, this.#inMemory.get(key));
		const kept = await this.#cache.precompiled(key);
		if (kept !== void 0) return this.#remember(key, kept);
		const made = this.#compile(mode, text);
		if (made !== void 0) await this.#cache.keep(key, made);
		return this.#remember(key, made);
	}
	/** Drops headers that the compiler rejected; they are not tried again while `#inMemory` has their entry. */
	async refuse(mode, text) {
		const key = keyOf(mode, text);
		this.#remember(key, void 0);
		await this.#cache.drop(key);
	}
	#compile(mode, text) {
		const run = this.#toolchain.run(precompileCommand(mode), { [HEADERS$1]: headersWith(text) });
		const { [PRECOMPILED]: made } = run.files;
		return !run.hasFailed && made instanceof Uint8Array ? made.slice() : void 0;
	}
	/** Puts headers last in `#inMemory`, and drops the oldest beyond `MAX_IN_MEMORY`. @returns the headers */
	#remember(key, precompiled) {
		this.#inMemory.delete(key);
		this.#inMemory.set(key, precompiled);
		const [oldest] = this.#inMemory.keys();
		if (this.#inMemory.size > MAX_IN_MEMORY) this.#inMemory.delete(oldest);
		return precompiled;
	}
};
/** Returns a folder of headers for the compiler. @param beginning the prelude, or the program's leading includes */
function headersWith(beginning) {
	return {
		bits: { "stdc++.h": EVERY_HEADER },
		[BEGINNING]: beginning
	};
}
/** Cache key: all inputs but the compiler and the library. */
function keyOf(mode, text) {
	return JSON.stringify([
		compileCommand(mode),
		text,
		text.includes("bits/") ? EVERY_HEADER : ""
	]);
}
// src/worker/own/cpp/standIns.ts
/** Stand-in for `conio.h`: `getch` does not wait for a key. */
var CONSOLE = `#pragma once
static inline int getch(void) { return 13; }
static inline int getche(void) { return 13; }
static inline int kbhit(void) { return 0; }
static inline int _getch(void) { return 13; }
static inline int _getche(void) { return 13; }
static inline int _kbhit(void) { return 0; }
static inline int putch(int c) { return c; }
static inline int _putch(int c) { return c; }
static inline void clrscr(void) {}
static inline void gotoxy(int x, int y) { (void)x, (void)y; }
static inline void textcolor(int c) { (void)c; }
static inline void textbackground(int c) { (void)c; }
`;
/** Stand-in for `windows.h`: its functions have no effect. */
var WINDOWS = `#pragma once
#include <stdlib.h>
typedef unsigned long DWORD;
typedef unsigned short WORD;
typedef unsigned char BYTE;
typedef unsigned int UINT;
typedef int BOOL;
typedef short SHORT;
typedef long LONG;
typedef long long LONGLONG;
typedef void* HANDLE;
typedef void* HWND;
typedef const char* LPCSTR;
typedef struct { SHORT X, Y; } COORD;
typedef struct { SHORT Left, Top, Right, Bottom; } SMALL_RECT;
typedef union { LONGLONG QuadPart; } LARGE_INTEGER;
typedef struct { DWORD dwSize; BOOL bVisible; } CONSOLE_CURSOR_INFO;
typedef struct { COORD dwSize, dwCursorPosition; WORD wAttributes; SMALL_RECT srWindow; COORD dwMaximumWindowSize; } CONSOLE_SCREEN_BUFFER_INFO;
#define TRUE 1
#define FALSE 0
#define STD_INPUT_HANDLE ((DWORD)-10)
#define STD_OUTPUT_HANDLE ((DWORD)-11)
#define FOREGROUND_BLUE 1
#define FOREGROUND_GREEN 2
#define FOREGROUND_RED 4
#define FOREGROUND_INTENSITY 8
#define CP_UTF8 65001
static inline void Sleep(DWORD ms) { (void)ms; }
static inline DWORD GetTickCount(void) { return 0; }
static inline unsigned long long GetTickCount64(void) { return 0; }
static inline HANDLE GetStdHandle(DWORD which) { (void)which; return 0; }
static inline BOOL SetConsoleTextAttribute(HANDLE of, WORD to) { (void)of, (void)to; return 1; }
static inline BOOL SetConsoleCursorPosition(HANDLE of, COORD to) { (void)of, (void)to; return 1; }
static inline BOOL SetConsoleCursorInfo(HANDLE of, const CONSOLE_CURSOR_INFO* to) { (void)of, (void)to; return 1; }
static inline BOOL GetConsoleCursorInfo(HANDLE of, CONSOLE_CURSOR_INFO* into) { (void)of; into->dwSize = 1; into->bVisible = 1; return 1; }
static inline BOOL GetConsoleScreenBufferInfo(HANDLE of, CONSOLE_SCREEN_BUFFER_INFO* into) { (void)of, (void)into; return 0; }
static inline BOOL SetConsoleTitle(const char* to) { (void)to; return 1; }
static inline BOOL SetConsoleTitleA(const char* to) { (void)to; return 1; }
static inline BOOL SetConsoleOutputCP(UINT to) { (void)to; return 1; }
static inline BOOL SetConsoleCP(UINT to) { (void)to; return 1; }
static inline BOOL QueryPerformanceCounter(LARGE_INTEGER* into) { into->QuadPart = 0; return 1; }
static inline BOOL QueryPerformanceFrequency(LARGE_INTEGER* into) { into->QuadPart = 1000000; return 1; }
static inline BOOL Beep(DWORD tone, DWORD ms) { (void)tone, (void)ms; return 1; }
`;
/** Stand-in for the headers of Visual Studio's projects. */
var TEXT = `#pragma once
#include <stdio.h>
#include <stdlib.h>
typedef char TCHAR;
typedef char _TCHAR;
#define _T(text) text
#define _tmain main
#define _tprintf printf
`;
var EMPTY = "#pragma once\n";
/** Stand-in headers by lower-case name, because Windows ignores case. */
var HEADERS = /* @__PURE__ */ new Map([
	["conio.h", CONSOLE],
	["windows.h", WINDOWS],
	["stdafx.h", TEXT],
	["pch.h", EMPTY],
	["framework.h", EMPTY],
	["targetver.h", EMPTY],
	["tchar.h", TEXT],
	["sdkddkver.h", EMPTY],
	["crtdbg.h", EMPTY],
	["dos.h", EMPTY],
	["process.h", EMPTY],
	["io.h", EMPTY],
	["direct.h", EMPTY]
]);
/** Stand-in for `system` and `std::system` that runs no command. */
var SYSTEM = `#define system no_system
static inline int no_system(const char* command) { (void)command; return 0; }
#ifdef __cplusplus
namespace std { using ::no_system; }
#endif
`;
/** Stand-ins for Microsoft's checked functions. Sizes that the standard functions do not take are ignored. */
var CHECKED = `#include <stdio.h>
#include <string.h>
typedef int errno_t;
#define scanf_s scanf
#define fscanf_s fscanf
#define sscanf_s sscanf
#define printf_s printf
#define fprintf_s fprintf
#define sprintf_s snprintf
#define gets_s(text, size) fgets(text, size, stdin)
static inline errno_t fopen_s(FILE** into, const char* name, const char* mode) {
  *into = fopen(name, mode);
  return *into ? 0 : 2;
}
static inline errno_t freopen_s(FILE** into, const char* name, const char* mode, FILE* of) {
  *into = freopen(name, mode, of);
  return *into ? 0 : 2;
}
static inline errno_t strcpy_s(char* to, size_t size, const char* from) { (void)size; strcpy(to, from); return 0; }
static inline errno_t strcat_s(char* to, size_t size, const char* from) { (void)size; strcat(to, from); return 0; }
static inline errno_t memcpy_s(void* to, size_t size, const void* from, size_t n) { (void)size; memcpy(to, from, n); return 0; }
static inline char* strtok_s(char* text, const char* marks, char** rest) { return strtok_r(text, marks, rest); }
#ifdef __cplusplus
template <size_t size> errno_t strcpy_s(char (&to)[size], const char* from) { return strcpy_s(to, size, from); }
template <size_t size> errno_t strcat_s(char (&to)[size], const char* from) { return strcat_s(to, size, from); }
#endif
`;
var KEYS = "_?(?:getch|getche|kbhit)";
var CHECKED_NAMES = "(?:[fs]?scanf|f?printf|sprintf|gets|fopen|freopen|str(?:cpy|cat|tok)|memcpy)_s";
/**
* Texts to insert before a program whose code matches, even if it includes no header for them. None is inserted if the
* program itself defines one of the replaced functions.
*/
var TEXTS = [
	[/\bsystem\s*\(/, SYSTEM],
	[new RegExp(`\\b${CHECKED_NAMES}\\s*\\(`), CHECKED],
	[new RegExp(`\\b${KEYS}\\s*\\(`), CONSOLE.replace("#pragma once\n", "")],
	[/\bONLINE_JUDGE\b/, "#define ONLINE_JUDGE 1\n"],
	[/\bBOJ\b/, "#define BOJ 1\n"],
	[/\b_?_int64\b/, "#define __int64 long long\n#define _int64 long long\n"]
];
/** Matches the program's own definition of a function that `TEXTS` replaces. */
var OWN_DEFINITION = new RegExp(`(?:\\b(?:int|void|char|bool|auto|errno_t)\\s+|#\\s*define\\s+)(?:system|${KEYS}|${CHECKED_NAMES})\\s*\\(`);
var REFUSED_CALLS = new RegExp(`\\b(system|${KEYS}|${CHECKED_NAMES})\\s*\\(`);
var INCLUDE = /^\s*#\s*include\s*[<"]([^<>"\n]+)[>"]/;
/** Prefix of the messages of warnings on refused lines, by which the page recognises such warnings. */
var REFUSED = "a judge refuses this: ";
/** Returns the stand-ins that a program needs. */
function standInsFor(source) {
	const code = codeAlone(source, "cpp");
	const headers = {};
	const diagnostics = [];
	const codeLines = code.split("\n");
	const isOwn = OWN_DEFINITION.test(code);
	for (const [index, line] of source.split("\n").entries()) {
		const [, name] = (codeLines[index].trim() === "" ? null : INCLUDE.exec(line)) ?? [];
		const header = name === void 0 ? void 0 : HEADERS.get(name.toLowerCase());
		if (name !== void 0 && header !== void 0) {
			headers[name] = header;
			diagnostics.push(refusal(index, line.indexOf("#"), name));
		}
		const call = isOwn ? null : REFUSED_CALLS.exec(codeLines[index]);
		if (call !== null) diagnostics.push(refusal(index, call.index, call[1]));
	}
	const hasConsole = Object.keys(headers).some((name) => name.toLowerCase() === "conio.h");
	const texts = TEXTS.filter(([needed, text]) => !isOwn && needed.test(code) && !(hasConsole && CONSOLE.endsWith(text)));
	return {
		before: texts.length === 0 ? "" : `#line 1 "${STAND_IN_FILE}"\n${texts.map(([, text]) => text).join("")}#line 1 "${PROGRAM_FILE}"\n`,
		headers,
		diagnostics
	};
}
/** @param index of the line, from 0 @param column from 0 @param what the refused header or function */
function refusal(index, column, what) {
	return {
		severity: "warning",
		line: index + 1,
		column: column + 1,
		message: REFUSED + what
	};
}
// src/worker/own/cpp/compiler.ts
/** Functions that the app provides to the program at run time, see `Process`. */
var OPEN_SYMBOLS = "__cxa_allocate_exception\n__cxa_throw\n";
/** Compiles and links programs. A program whose function is called gets a generated `main`, the harness. */
var Compiler = class {
	#toolchain;
	#headers;
	constructor(toolchain, headers) {
		this.#toolchain = toolchain;
		this.#headers = headers;
	}
	/**
	* Compiles a program in the first way (language standard and headers) that succeeds. If none does, returns the
	* likeliest of the failed compilations.
	*/
	async compiled(program) {
		return this.#compileInAny(program, "", (source) => compileWays(source, program));
	}
	/**
	* Compiles a program with a prelude, in the way in which the program itself compiled; tries all ways only if it
	* compiled in none.
	* @param prelude text before the program; must not change the line numbers of the program
	*/
	async recompile(program, prelude, { way }) {
		return this.#compileInAny(program, prelude, (source) => way === void 0 ? compileWays(source, program) : [way]);
	}
	async #compileInAny(program, prelude, waysOf) {
		const source = program.source.replace(/^\uFEFF/, "");
		const standIns = standInsFor(source);
		const attempts = [];
		for (const way of waysOf(source)) {
			if (isPointless(way, attempts)) continue;
			const compilation = await this.#compileIn(way, source, program, {
				...standIns,
				before: prelude + standIns.before
			});
			if (compilation.module !== void 0 || compilation.isTooLarge) return {
				...compilation,
				way
			};
			attempts.push({
				way,
				errors: errorsOf(compilation),
				compilation
			});
		}
		return likeliest(attempts).compilation;
	}
	async #compileIn({ mode, beginning: from }, source, { input }, { before, headers, diagnostics: refusals }) {
		const whole = before + (mode.standard === "gnu17" ? withIntMain(source) : source) + (input.kind === "stdin" ? "" : harnessFor(input));
		const beginning = beginningOf(source, from);
		const made = (beginning && await this.#compileWithHeaders(whole, mode, beginning, headers)) ?? this.#toolchain.run(compileCommand(mode, from === "program" ? void 0 : "text"), {
			["program.cpp"]: whole,
			["headers"]: {
				...headersWith(from === "renamed" ? renamingIncludes(source) : "#include <bits/stdc++.h>\nusing namespace std;\n"),
				...headers
			}
		});
		const diagnostics = [...diagnosticsIn(made.report), ...refusals];
		const { [OBJECT]: object } = made.files;
		if (made.hasFailed || !(object instanceof Uint8Array)) return {
			module: void 0,
			isTooLarge: made.isTooLarge,
			diagnostics,
			report: made.report
		};
		if (!definesMain(object)) return {
			module: void 0,
			isTooLarge: false,
			diagnostics: [...diagnostics, NO_MAIN],
			report: made.report
		};
		return this.#link(object, source, made.report, refusals);
	}
	/** Compiles with precompiled headers. Returns undefined if they cannot be used. */
	async #compileWithHeaders(whole, mode, { text, lines }, standIns) {
		const precompiled = await this.#headers.of(mode, text);
		if (precompiled === void 0) return void 0;
		const made = this.#toolchain.run(compileCommand(mode, "precompiled"), {
			[PROGRAM_FILE]: whole,
			[PRECOMPILED]: precompiled,
			[HEADERS$1]: {
				...headersWith(text),
				...standIns
			}
		});
		const report = made.report.replace(INCLUDED_BEGINNING, (_, said, line) => lines.length === 0 ? `In file included from <built-in>:1:\n${said}` : `In file included from ${PROGRAM_FILE}:${lines[Number(line) - 1]}:`);
		if (!made.hasFailed || LOCATED_ERROR.test(report)) return {
			...made,
			report
		};
		await this.#headers.refuse(mode, text);
	}
	#link(object, text, said, refusals) {
		const linked = this.#toolchain.run(LINK_COMMAND, {
			[OBJECT]: withLocalSymbols(object),
			[OPEN]: OPEN_SYMBOLS
		});
		const { [LINKED]: module } = linked.files;
		return {
			module: !linked.hasFailed && module instanceof Uint8Array ? module : void 0,
			isTooLarge: linked.isTooLarge,
			diagnostics: [...diagnosticsIn(said + linked.report, text), ...refusals],
			report: said + withoutLinker(linked.report)
		};
	}
};
/** Replaces `void main`, which C allows but the library's start-up code cannot call. Columns stay the same. */
function withIntMain(source) {
	return source.replace(/\bvoid(?=\s+main\s*\()/, "int ");
}
/**
* Matches the two lines `In file included from …` above an error in a header. `BEGINNING` is a file with the program's
* leading includes; the compiler reports that line 1 of the program includes it.
*/
var INCLUDED_BEGINNING = new RegExp(`^In file included from ${PROGRAM_FILE}:1:\\n(In file included from /${HEADERS$1}/${BEGINNING}:(\\d+):)`, "gm");
/** Matches an error with a file, line and column. */
var LOCATED_ERROR = /^[^\n:]+:\d+:\d+: (?:fatal )?error: /m;
function errorsOf({ diagnostics }) {
	return diagnostics.filter(({ severity }) => severity === "error");
}
/**
* Returns the attempt with the fewest errors: its standard is likeliest the intended one. Considers plain C only if it
* accepts the line that fails first in C++: for the same mistake, C often reports fewer but less helpful errors.
*/
function likeliest(attempts) {
	const [{ errors: inFirst }] = attempts;
	const isLikely = ({ way, errors }) => way.mode.standard !== "gnu17" || errors.every(({ line }) => line !== inFirst[0]?.line);
	return attempts.filter(isLikely).reduce((best, attempt) => attempt.errors.length < best.errors.length ? attempt : best);
}
var NO_MAIN = {
	severity: "error",
	line: void 0,
	column: void 0,
	message: "undefined symbol: main"
};
// \0virtual:cpp-clang
var fetch_default;
var Exit = class extends Error {
	constructor(code = 0) {
		super(`Exited with status ${code}`);
		this.code = code;
	}
};
function monotonicNow() {
	return BigInt(Math.floor(performance.now() * 1e6));
}
function wallClockNow() {
	let now = Date.now();
	return {
		seconds: BigInt(Math.floor(now / 1e3)),
		nanoseconds: now % 1e3 * 1e6
	};
}
var Xoroshiro128StarStar = class {
	constructor(seed) {
		if (BigInt(seed) === 0n) throw new Error("xoroshiro128** must be seeded with a non-zero state");
		this.s = [BigInt(seed) & 18446744073709551615n, BigInt(seed) >> 64n & 18446744073709551615n];
	}
	next() {
		function trunc64(x) {
			return x & 18446744073709551615n;
		}
		function rotl(x, k) {
			return x << k | x >> 64n - k;
		}
		let [s0, s1] = this.s;
		const r = trunc64(rotl(s0 * 5n, 7n) * 9n);
		s1 ^= s0;
		s0 = trunc64(rotl(s0, 24n) ^ s1 ^ s1 << 16n);
		s1 = trunc64(rotl(s1, 37n));
		this.s = [s0, s1];
		return r;
	}
	getBytes(length) {
		return Uint8Array.from({ length }, () => Number(BigInt.asUintN(8, this.next() >> 32n)));
	}
};
var IoError = class extends Error {};
var InputStream = class {
	read(_len) {
		throw { tag: "closed" };
	}
	blockingRead(len) {
		return this.read(len);
	}
};
var OutputStream = class {
	checkWrite() {
		throw { tag: "closed" };
	}
	write(_contents) {
		this.checkWrite();
	}
	flush() {}
	blockingFlush() {
		this.flush();
	}
	blockingWriteAndFlush(contents) {
		this.write(contents);
		this.blockingFlush();
	}
};
var CallbackInputStream = class extends InputStream {
	constructor(callback = null) {
		super();
		this.callback = callback;
	}
	read(len) {
		if (this.callback === null) throw { tag: "closed" };
		let contents = this.callback(Number(len));
		if (contents === null) throw { tag: "closed" };
		return contents;
	}
};
var CallbackOutputStream = class extends OutputStream {
	constructor(callback = null) {
		super();
		this.callback = callback;
	}
	checkWrite() {
		return 4096;
	}
	write(contents) {
		if (this.callback !== null) this.callback(contents);
	}
	flush() {
		if (this.callback !== null) this.callback(null);
	}
};
var TerminalInput = class {};
var TerminalOutput = class {};
var nextFilesystemId = /* @__PURE__ */ (function() {
	let id = 0;
	return () => id++;
})();
var File = class {
	constructor(data = "") {
		this.id = nextFilesystemId();
		if (data instanceof Uint8Array) this.data = data;
		else if (typeof data === "string") this.data = new TextEncoder().encode(data);
		else throw new Error(`Cannot construct a file from ${typeof data}`);
	}
	get size() {
		return this.data.length;
	}
};
var Directory = class _Directory {
	constructor(files = {}) {
		this.id = nextFilesystemId();
		this.files = files;
	}
	get size() {
		return Object.keys(this.files).length;
	}
	traverse(path, { create = null, remove = false } = {}) {
		let entry = this;
		let separatorAt = -1;
		do {
			if (entry instanceof File) throw "not-directory";
			const files = entry.files;
			separatorAt = path.indexOf("/");
			const segment = separatorAt === -1 ? path : path.substring(0, separatorAt);
			if (separatorAt === -1 && remove) delete files[segment];
			else if (segment === "" || segment === ".");
			else if (segment === "..");
			else if (Object.hasOwn(files, segment)) entry = files[segment];
			else if (create === "directory" || create !== null && separatorAt !== -1) entry = files[segment] = new _Directory({});
			else if (create === "file") entry = files[segment] = new File(/* @__PURE__ */ new Uint8Array());
			else if (create instanceof File || create instanceof _Directory) entry = files[segment] = create;
			else throw "no-entry";
			path = path.substring(separatorAt + 1);
		} while (separatorAt !== -1);
		return entry;
	}
};
var ReadStream = class extends InputStream {
	constructor(file, offset) {
		super();
		this.file = file;
		this.offset = offset;
	}
	read(len) {
		const data = this.file.data.subarray(Number(this.offset), Number(this.offset + len));
		this.offset += len;
		return data;
	}
};
var WriteStream = class extends OutputStream {
	constructor(file, offset) {
		super();
		this.file = file;
		this.offset = offset;
	}
	write(contents) {
		const { data, room } = this.file;
		const offset = Number(this.offset);
		const end = Math.max(data.length, offset + contents.length);
		if (end > 301989888) throw new RangeError("The file is too large");
		if (room?.buffer !== data.buffer || room.length < end) {
			this.file.room = new Uint8Array(Math.max(end, 2 * data.length));
			this.file.room.set(data);
		}
		this.file.data = this.file.room.subarray(0, end);
		this.file.data.set(contents, offset);
		this.offset += BigInt(contents.length);
	}
};
var Descriptor = class _Descriptor {
	constructor(entry) {
		this.entry = entry;
	}
	getType() {
		if (this.entry instanceof Directory) return "directory";
		if (this.entry instanceof File) return "regular-file";
	}
	getFlags() {
		return {};
	}
	metadataHash() {
		return {
			upper: 0,
			lower: this.entry.id
		};
	}
	metadataHashAt(_pathFlags, path) {
		if (!(this.entry instanceof Directory)) throw "invalid";
		const pathEntry = this.entry.traverse(path);
		return new _Descriptor(pathEntry).metadataHash();
	}
	stat() {
		let type;
		if (this.entry instanceof Directory) type = "directory";
		if (this.entry instanceof File) type = "regular-file";
		return {
			type,
			linkCount: 1,
			size: this.entry.size,
			dataAccessTimestamp: null,
			dataModificationTimestamp: null,
			statusChangeTimestamp: null
		};
	}
	statAt(_pathFlags, path) {
		if (!(this.entry instanceof Directory)) throw "invalid";
		const pathEntry = this.entry.traverse(path);
		return new _Descriptor(pathEntry).stat();
	}
	openAt(_pathFlags, path, openFlags, _descriptorFlags) {
		if (!(this.entry instanceof Directory)) throw "invalid";
		const openEntry = this.entry.traverse(path, openFlags.create ? { create: "file" } : {});
		if (openFlags.directory) {
			if (!(openEntry instanceof Directory)) throw "not-directory";
		} else {
			if (openEntry instanceof Directory) throw "is-directory";
			if (openFlags.truncate) openEntry.data = /* @__PURE__ */ new Uint8Array();
		}
		return new _Descriptor(openEntry);
	}
	read(length, offset) {
		if (this.entry instanceof Directory) throw "is-directory";
		[length, offset] = [Number(length), Number(offset)];
		return [this.entry.data.subarray(offset, offset + length), offset + length >= this.entry.data.byteLength];
	}
	readViaStream(offset) {
		return new ReadStream(this.entry, offset);
	}
	write(_buffer, _offset) {
		if (this.entry instanceof Directory) throw "is-directory";
		console.error("Descriptor.write not implemented");
		throw "unsupported";
	}
	writeViaStream(offset) {
		return new WriteStream(this.entry, offset);
	}
	setSize(size) {
		if (this.entry instanceof Directory) throw "is-directory";
		size = Number(size);
		if (size > this.entry.data.length) {
			const newData = new Uint8Array(size);
			newData.set(this.entry.data);
			this.entry.data = newData;
		} else if (size < this.entry.data.length) this.entry.data = this.entry.data.subarray(0, size);
	}
	readDirectory() {
		return new DirectoryEntryStream(this.entry);
	}
	createDirectoryAt(path) {
		this.entry.traverse(path, { create: "directory" });
	}
	unlinkFileAt(path) {
		if (this.entry.traverse(path) instanceof Directory) throw "is-directory";
		this.entry.traverse(path, { remove: true });
	}
	removeDirectoryAt(path) {
		if (!(this.entry.traverse(path) instanceof Directory)) throw "not-directory";
		this.entry.traverse(path, { remove: true });
	}
	readlinkAt(path) {
		this.entry.traverse(path);
		throw "invalid";
	}
	renameAt(oldPath, newDescriptor, newPath) {
		if (!(this.entry instanceof Directory)) throw "not-directory";
		if (!(newDescriptor.entry instanceof Directory)) throw "not-directory";
		const oldEntry = this.entry.traverse(oldPath);
		this.entry.traverse(newPath, { create: oldEntry });
		this.entry.traverse(oldPath, { remove: true });
	}
};
var DirectoryEntryStream = class {
	constructor(directory) {
		this.entries = Object.entries(directory.files);
		this.index = 0;
	}
	readDirectoryEntry() {
		if (this.index === this.entries.length) return null;
		const [name, entry] = this.entries[this.index++];
		let type;
		if (entry instanceof Directory) type = "directory";
		if (entry instanceof File) type = "regular-file";
		return {
			name,
			type
		};
	}
};
function directoryFromTree(tree) {
	const files = {};
	for (const [filename, data] of Object.entries(tree)) if (typeof data === "string" || data instanceof Uint8Array) files[filename] = new File(tree[filename]);
	else files[filename] = directoryFromTree(tree[filename]);
	return new Directory(files);
}
function directoryIntoTree(directory, { decodeASCII = true } = {}) {
	function isASCII(buffer) {
		for (const byte of buffer) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 || byte >= 127) return false;
		return true;
	}
	const tree = {};
	for (const [filename, entry] of Object.entries(directory.files)) {
		if (entry instanceof File) tree[filename] = decodeASCII && isASCII(entry.data) ? new TextDecoder().decode(entry.data) : entry.data;
		if (entry instanceof Directory) tree[filename] = directoryIntoTree(entry, { decodeASCII });
	}
	return tree;
}
var Environment = class {
	vars = {};
	args = [];
	root = new Directory({});
	constructor() {
		this.prng = new Xoroshiro128StarStar(1n);
		this.standardInputStream = new CallbackInputStream();
		this.standardOutputStream = new CallbackOutputStream();
		this.standardErrorStream = new CallbackOutputStream();
		this.terminalInput = new TerminalInput();
		this.terminalOutput = new TerminalOutput();
		const $this = this;
		this.exports = {
			monotonicClock: { now: monotonicNow },
			wallClock: { now: wallClockNow },
			random: { getRandomBytes(length) {
				return $this.prng.getBytes(Number(length));
			} },
			io: {
				Error: IoError,
				InputStream,
				OutputStream
			},
			cli: {
				exit(status) {
					throw new Exit(status.tag === "ok" ? 0 : 1);
				},
				getEnvironment() {
					return $this.vars;
				},
				getArguments() {
					return $this.args;
				},
				getStdin() {
					return $this.standardInputStream;
				},
				getStdout() {
					return $this.standardOutputStream;
				},
				getStderr() {
					return $this.standardErrorStream;
				},
				getTerminalStdin() {
					return $this.terminalInput;
				},
				getTerminalStdout() {
					return $this.terminalOutput;
				},
				getTerminalStderr() {
					return $this.terminalOutput;
				},
				TerminalInput,
				TerminalOutput
			},
			fs: {
				Descriptor,
				DirectoryEntryStream,
				filesystemErrorCode() {},
				getDirectories() {
					if ($this.root === null) return [];
					return [[new Descriptor($this.root), "/"]];
				}
			}
		};
	}
	get stdin() {
		return this.standardInputStream.callback;
	}
	set stdin(callback) {
		this.standardInputStream.callback = callback;
	}
	get stdout() {
		return this.standardOutputStream.callback;
	}
	set stdout(callback) {
		this.standardOutputStream.callback = callback;
	}
	get stderr() {
		return this.standardErrorStream.callback;
	}
	set stderr(callback) {
		this.standardErrorStream.callback = callback;
	}
};
function lineBuffered(processLine) {
	let buffer = /* @__PURE__ */ new Uint8Array();
	return (bytes) => {
		if (bytes === null) return;
		let newBuffer = new Uint8Array(buffer.length + bytes.length);
		newBuffer.set(buffer);
		newBuffer.set(bytes, buffer.length);
		buffer = newBuffer;
		let newlineAt = -1;
		while (true) {
			const nextNewlineAt = buffer.indexOf(10, newlineAt + 1);
			if (nextNewlineAt === -1) break;
			processLine(new TextDecoder().decode(buffer.subarray(newlineAt + 1, nextNewlineAt)));
			newlineAt = nextNewlineAt;
		}
		buffer = buffer.subarray(newlineAt + 1);
	};
}
var Application = class {
	#resourceModule;
	#resourceData;
	#instantiate;
	#argv0;
	constructor(resourceModule, instantiate2, argv0) {
		this.#resourceModule = resourceModule;
		this.#resourceData = null;
		this.#instantiate = instantiate2;
		this.#argv0 = argv0;
	}
	get argv0() {
		return this.#argv0;
	}
	async #fetchResources(fetchProgress) {
		const resourceModule = await this.#resourceModule;
		let fetchFn = fetch_default;
		if (fetchProgress !== void 0) {
			const status = {
				source: this,
				totalLength: resourceModule.totalSize,
				doneLength: 0
			};
			fetchProgress(status);
			fetchFn = (input, init) => fetch_default(input, init).then((response) => {
				return new Response(response.body.pipeThrough(new TransformStream({ transform(chunk, controller) {
					controller.enqueue(chunk);
					status.doneLength += chunk.length;
					fetchProgress(status);
				} })), response);
			});
		}
		const [modules2, filesystem2] = await Promise.all([resourceModule.modules(fetchFn), resourceModule.filesystem(fetchFn)]);
		this.#resourceData = {
			modules: modules2,
			filesystem: filesystem2
		};
	}
	run(args = null, files = {}, options = {}) {
		if (this.#resourceData === null) {
			if (options.synchronously) throw new Error("Cannot run application synchronously unless resources are prefetched first; use `await run()` to do so");
			const defaultFetchProgress = ({ source, totalLength, doneLength }) => {
				const percent = (100 * doneLength / totalLength).toFixed(0);
				console.log(`${source.argv0}: fetched ${percent}% (${doneLength} / ${totalLength})`);
			};
			return this.#fetchResources(options.fetchProgress ?? defaultFetchProgress).then(() => {
				return this.run(args, files, options);
			});
		}
		if (args === null) return;
		const environment = new Environment();
		environment.args = [this.#argv0].concat(args);
		environment.root = directoryFromTree(files);
		for (const [dirName, dirContents] of Object.entries(this.#resourceData.filesystem)) environment.root.files[dirName] = directoryFromTree(dirContents);
		const lineBufferedConsole = lineBuffered(options.printLine ?? console.log);
		environment.stdin = options.stdin === void 0 ? null : options.stdin;
		environment.stdout = options.stdout === void 0 ? lineBufferedConsole : options.stdout;
		environment.stderr = options.stderr === void 0 ? lineBufferedConsole : options.stderr;
		const runCommand = (wasmCommand) => {
			let error = null;
			try {
				wasmCommand.run.run();
			} catch (e) {
				if (!(e instanceof Exit)) throw e;
				if (e instanceof Exit && e.code !== 0) error = e;
			}
			for (const dirName of Object.keys(this.#resourceData.filesystem)) delete environment.root.files[dirName];
			files = directoryIntoTree(environment.root, { decodeASCII: options.decodeASCII ?? true });
			if (error !== null) {
				error.files = files;
				throw error;
			} else return files;
		};
		const getCoreModule = (filename) => this.#resourceData.modules[filename];
		const imports = { runtime: environment.exports };
		if (options.synchronously) {
			const instantiateCore = (module, imports2) => new WebAssembly.Instance(module, imports2);
			return runCommand(this.#instantiate(getCoreModule, imports, instantiateCore));
		} else return this.#instantiate(getCoreModule, imports).then(runCommand);
	}
};
function instantiate(getCoreModule, imports, instantiateCore = WebAssembly.instantiate) {
	let dv = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer());
	const dataView = (mem) => dv.buffer === mem.buffer ? dv : dv = new DataView(mem.buffer);
	const toUint64 = (val) => BigInt.asUintN(64, BigInt(val));
	function toUint32(val) {
		return val >>> 0;
	}
	const utf8Decoder = new TextDecoder();
	const utf8Encoder = new TextEncoder();
	let utf8EncodedLen = 0;
	function utf8Encode(s, realloc, memory) {
		if (typeof s !== "string") throw new TypeError("expected a string");
		if (s.length === 0) {
			utf8EncodedLen = 0;
			return 1;
		}
		let buf = utf8Encoder.encode(s);
		let ptr = realloc(0, 0, 1, buf.length);
		new Uint8Array(memory.buffer).set(buf, ptr);
		utf8EncodedLen = buf.length;
		return ptr;
	}
	const T_FLAG = 1 << 30;
	function rscTableCreateOwn(table, rep) {
		const free2 = table[0] & -1073741825;
		if (free2 === 0) {
			table.push(0);
			table.push(rep | T_FLAG);
			return (table.length >> 1) - 1;
		}
		table[0] = table[free2 << 1];
		table[free2 << 1] = 0;
		table[(free2 << 1) + 1] = rep | T_FLAG;
		return free2;
	}
	function rscTableRemove(table, handle) {
		const scope = table[handle << 1];
		const val = table[(handle << 1) + 1];
		const own = (val & T_FLAG) !== 0;
		const rep = val & -1073741825;
		if (val === 0 || (scope & T_FLAG) !== 0) throw new TypeError("Invalid handle");
		table[handle << 1] = table[0] | T_FLAG;
		table[0] = handle | T_FLAG;
		return {
			rep,
			scope,
			own
		};
	}
	let curResourceBorrows = [];
	let NEXT_TASK_ID = 0n;
	function startCurrentTask(componentIdx, isAsync, entryFnName) {
		_debugLog("[startCurrentTask()] args", {
			componentIdx,
			isAsync
		});
		if (componentIdx === void 0 || componentIdx === null) throw new Error("missing/invalid component instance index while starting task");
		const tasks = ASYNC_TASKS_BY_COMPONENT_IDX.get(componentIdx);
		const nextId = ++NEXT_TASK_ID;
		const newTaskMeta = {
			id: nextId,
			componentIdx,
			task: new AsyncTask({
				id: nextId,
				componentIdx,
				isAsync,
				entryFnName
			})
		};
		ASYNC_CURRENT_TASK_IDS.push(nextId);
		ASYNC_CURRENT_COMPONENT_IDXS.push(componentIdx);
		if (!tasks) {
			ASYNC_TASKS_BY_COMPONENT_IDX.set(componentIdx, [newTaskMeta]);
			return nextId;
		} else tasks.push(newTaskMeta);
		return nextId;
	}
	function endCurrentTask(componentIdx, taskId) {
		_debugLog("[endCurrentTask()] args", { componentIdx });
		componentIdx ??= ASYNC_CURRENT_COMPONENT_IDXS.at(-1);
		taskId ??= ASYNC_CURRENT_TASK_IDS.at(-1);
		if (componentIdx === void 0 || componentIdx === null) throw new Error("missing/invalid component instance index while ending current task");
		const tasks = ASYNC_TASKS_BY_COMPONENT_IDX.get(componentIdx);
		if (!tasks || !Array.isArray(tasks)) throw new Error("missing/invalid tasks for component instance while ending task");
		if (tasks.length == 0) throw new Error("no current task(s) for component instance while ending task");
		if (taskId) {
			if (tasks[tasks.length - 1].id !== taskId) throw new Error("current task does not match expected task ID");
		}
		ASYNC_CURRENT_TASK_IDS.pop();
		ASYNC_CURRENT_COMPONENT_IDXS.pop();
		return tasks.pop();
	}
	const ASYNC_TASKS_BY_COMPONENT_IDX = /* @__PURE__ */ new Map();
	const ASYNC_CURRENT_TASK_IDS = [];
	const ASYNC_CURRENT_COMPONENT_IDXS = [];
	class AsyncTask {
		static State = {
			INITIAL: "initial",
			CANCELLED: "cancelled",
			CANCEL_PENDING: "cancel-pending",
			CANCEL_DELIVERED: "cancel-delivered",
			RESOLVED: "resolved"
		};
		static BlockResult = {
			CANCELLED: "block.cancelled",
			NOT_CANCELLED: "block.not-cancelled"
		};
		#id;
		#componentIdx;
		#state;
		#isAsync;
		#onResolve = null;
		#returnedResults = null;
		#entryFnName = null;
		cancelled = false;
		requested = false;
		alwaysTaskReturn = false;
		returnCalls = 0;
		storage = [0, 0];
		borrowedHandles = {};
		awaitableResume = null;
		awaitableCancel = null;
		constructor(opts) {
			if (opts?.id === void 0) throw new TypeError("missing task ID during task creation");
			this.#id = opts.id;
			if (opts?.componentIdx === void 0) throw new TypeError("missing component id during task creation");
			this.#componentIdx = opts.componentIdx;
			this.#state = AsyncTask.State.INITIAL;
			this.#isAsync = opts?.isAsync ?? false;
			this.#entryFnName = opts.entryFnName;
			this.#onResolve = (results) => {
				this.#returnedResults = results;
			};
		}
		taskState() {
			return this.#state.slice();
		}
		id() {
			return this.#id;
		}
		componentIdx() {
			return this.#componentIdx;
		}
		isAsync() {
			return this.#isAsync;
		}
		getEntryFnName() {
			return this.#entryFnName;
		}
		takeResults() {
			const results = this.#returnedResults;
			this.#returnedResults = null;
			return results;
		}
		mayEnter(task) {
			const cstate = getOrCreateAsyncState(this.#componentIdx);
			if (!cstate.backpressure) {
				_debugLog("[AsyncTask#mayEnter()] disallowed due to backpressure", { taskID: this.#id });
				return false;
			}
			if (!cstate.callingSyncImport()) {
				_debugLog("[AsyncTask#mayEnter()] disallowed due to sync import call", { taskID: this.#id });
				return false;
			}
			if (!(cstate.callingSyncExport && !task.isAsync)) {
				_debugLog("[AsyncTask#mayEnter()] disallowed due to sync export w/ sync pending", { taskID: this.#id });
				return false;
			}
			return true;
		}
		async enter() {
			_debugLog("[AsyncTask#enter()] args", { taskID: this.#id });
			const cstate = getOrCreateAsyncState(this.#componentIdx);
			let mayNotEnter = !this.mayEnter(this);
			const componentHasPendingTasks = cstate.pendingTasks > 0;
			if (mayNotEnter || componentHasPendingTasks) throw new Error("in enter()");
			if (!this.isAsync) cstate.callingSyncExport = true;
			return true;
		}
		async waitForEvent(opts) {
			const { waitableSetRep, isAsync } = opts;
			_debugLog("[AsyncTask#waitForEvent()] args", {
				taskID: this.#id,
				waitableSetRep,
				isAsync
			});
			if (this.#isAsync !== isAsync) throw new Error("async waitForEvent called on non-async task");
			if (this.status === AsyncTask.State.CANCEL_PENDING) {
				this.#state = AsyncTask.State.CANCEL_DELIVERED;
				return { code: ASYNC_EVENT_CODE.TASK_CANCELLED };
			}
			const waitableSet = getOrCreateAsyncState(this.#componentIdx).waitableSets.get(waitableSetRep);
			if (!waitableSet) throw new Error("missing/invalid waitable set");
			waitableSet.numWaiting += 1;
			let event = null;
			while (event == null) {
				const awaitable2 = new Awaitable(waitableSet.getPendingEvent());
				if (await this.blockOn({
					awaitable: awaitable2,
					isAsync,
					isCancellable: true
				})) {
					if (this.#state !== AsyncTask.State.INITIAL) throw new Error("task should be in initial state found [" + this.#state + "]");
					this.#state = AsyncTask.State.CANCELLED;
					return { code: ASYNC_EVENT_CODE.TASK_CANCELLED };
				}
				event = waitableSet.poll();
			}
			waitableSet.numWaiting -= 1;
			return event;
		}
		waitForEventSync(opts) {
			throw new Error("AsyncTask#yieldSync() not implemented");
		}
		async pollForEvent(opts) {
			const { waitableSetRep, isAsync } = opts;
			_debugLog("[AsyncTask#pollForEvent()] args", {
				taskID: this.#id,
				waitableSetRep,
				isAsync
			});
			if (this.#isAsync !== isAsync) throw new Error("async pollForEvent called on non-async task");
			throw new Error("AsyncTask#pollForEvent() not implemented");
		}
		pollForEventSync(opts) {
			throw new Error("AsyncTask#yieldSync() not implemented");
		}
		async blockOn(opts) {
			const { awaitable: awaitable2, isCancellable, forCallback } = opts;
			_debugLog("[AsyncTask#blockOn()] args", {
				taskID: this.#id,
				awaitable: awaitable2,
				isCancellable,
				forCallback
			});
			if (awaitable2.resolved() && !ASYNC_DETERMINISM && _coinFlip()) return AsyncTask.BlockResult.NOT_CANCELLED;
			const cstate = getOrCreateAsyncState(this.#componentIdx);
			if (forCallback) cstate.exclusiveRelease();
			let cancelled = await this.onBlock(awaitable2);
			if (cancelled === AsyncTask.BlockResult.CANCELLED && !isCancellable) {
				if (await this.onBlock(awaitable2) !== AsyncTask.BlockResult.NOT_CANCELLED) throw new Error("uncancellable task was canceled despite second onBlock()");
			}
			if (forCallback) {
				const acquired = new Awaitable(cstate.exclusiveLock());
				cancelled = await this.onBlock(acquired);
				if (cancelled === AsyncTask.BlockResult.CANCELLED) {
					if (await this.onBlock(acquired) !== AsyncTask.BlockResult.NOT_CANCELLED) throw new Error("uncancellable callback task was canceled despite second onBlock()");
				}
			}
			if (cancelled === AsyncTask.BlockResult.CANCELLED) {
				if (this.#state !== AsyncTask.State.INITIAL) throw new Error("cancelled task is not at initial state");
				if (isCancellable) {
					this.#state = AsyncTask.State.CANCELLED;
					return AsyncTask.BlockResult.CANCELLED;
				} else {
					this.#state = AsyncTask.State.CANCEL_PENDING;
					return AsyncTask.BlockResult.NOT_CANCELLED;
				}
			}
			return AsyncTask.BlockResult.NOT_CANCELLED;
		}
		async onBlock(awaitable2) {
			_debugLog("[AsyncTask#onBlock()] args", {
				taskID: this.#id,
				awaitable: awaitable2
			});
			if (!(awaitable2 instanceof Awaitable)) throw new Error("invalid awaitable during onBlock");
			const { promise: promise2, resolve: resolve2, reject: reject2 } = Promise.withResolvers();
			this.awaitableResume = () => {
				_debugLog("[AsyncTask] resuming after onBlock", { taskID: this.#id });
				resolve2();
			};
			this.awaitableCancel = (err) => {
				_debugLog("[AsyncTask] rejecting after onBlock", {
					taskID: this.#id,
					err
				});
				reject2(err);
			};
			getOrCreateAsyncState(this.#componentIdx).parkTaskOnAwaitable({
				awaitable: awaitable2,
				task: this
			});
			try {
				await promise2;
				return AsyncTask.BlockResult.NOT_CANCELLED;
			} catch (err) {
				return AsyncTask.BlockResult.CANCELLED;
			}
		}
		async asyncOnBlock(awaitable2) {
			_debugLog("[AsyncTask#asyncOnBlock()] args", {
				taskID: this.#id,
				awaitable: awaitable2
			});
			if (!(awaitable2 instanceof Awaitable)) throw new Error("invalid awaitable during onBlock");
			throw new Error("AsyncTask#asyncOnBlock() not yet implemented");
		}
		async yield(opts) {
			const { isCancellable, forCallback } = opts;
			_debugLog("[AsyncTask#yield()] args", {
				taskID: this.#id,
				isCancellable,
				forCallback
			});
			if (isCancellable && this.status === AsyncTask.State.CANCEL_PENDING) {
				this.#state = AsyncTask.State.CANCELLED;
				return {
					code: ASYNC_EVENT_CODE.TASK_CANCELLED,
					payload: [0, 0]
				};
			}
			if (await this.blockOn({
				awaitable: new Awaitable(new Promise((resolve2) => setTimeout(resolve2, 0))),
				isCancellable,
				forCallback
			}) === AsyncTask.BlockResult.CANCELLED) {
				if (this.#state !== AsyncTask.State.INITIAL) throw new Error("task should be in initial state found [" + this.#state + "]");
				this.#state = AsyncTask.State.CANCELLED;
				return {
					code: ASYNC_EVENT_CODE.TASK_CANCELLED,
					payload: [0, 0]
				};
			}
			return {
				code: ASYNC_EVENT_CODE.NONE,
				payload: [0, 0]
			};
		}
		yieldSync(opts) {
			throw new Error("AsyncTask#yieldSync() not implemented");
		}
		cancel() {
			_debugLog("[AsyncTask#cancel()] args", {});
			if (!this.taskState() !== AsyncTask.State.CANCEL_DELIVERED) throw new Error("invalid task state for cancellation");
			if (this.borrowedHandles.length > 0) throw new Error("task still has borrow handles");
			this.#onResolve([]);
			this.#state = AsyncTask.State.RESOLVED;
		}
		resolve(result) {
			if (this.#state === AsyncTask.State.RESOLVED) throw new Error("task is already resolved");
			if (this.borrowedHandles.length > 0) throw new Error("task still has borrow handles");
			this.#onResolve(result);
			this.#state = AsyncTask.State.RESOLVED;
		}
		exit() {
			if (this.#state !== AsyncTask.State.RESOLVED) throw new Error("task exited without resolution");
			if (this.borrowedHandles > 0) throw new Error("task exited without clearing borrowed handles");
			const state = getOrCreateAsyncState(this.#componentIdx);
			if (!state) throw new Error("missing async state for component [" + this.#componentIdx + "]");
			if (!this.#isAsync && !state.inSyncExportCall) throw new Error("sync task must be run from components known to be in a sync export call");
			state.inSyncExportCall = false;
			this.startPendingTask();
		}
		startPendingTask(opts) {}
	}
	const ASYNC_STATE = /* @__PURE__ */ new Map();
	function getOrCreateAsyncState(componentIdx, init) {
		if (!ASYNC_STATE.has(componentIdx)) ASYNC_STATE.set(componentIdx, new ComponentAsyncState());
		return ASYNC_STATE.get(componentIdx);
	}
	class ComponentAsyncState {
		#callingAsyncImport = false;
		#syncImportWait = Promise.withResolvers();
		#lock = null;
		mayLeave = false;
		waitableSets = new RepTable();
		waitables = new RepTable();
		#parkedTasks = /* @__PURE__ */ new Map();
		callingSyncImport(val) {
			if (val === void 0) return this.#callingAsyncImport;
			if (typeof val !== "boolean") throw new TypeError("invalid setting for async import");
			const prev = this.#callingAsyncImport;
			this.#callingAsyncImport = val;
			if (prev === true && this.#callingAsyncImport === false) this.#notifySyncImportEnd();
		}
		#notifySyncImportEnd() {
			const existing = this.#syncImportWait;
			this.#syncImportWait = Promise.withResolvers();
			existing.resolve();
		}
		async waitForSyncImportCallEnd() {
			await this.#syncImportWait.promise;
		}
		parkTaskOnAwaitable(args) {
			if (!args.awaitable) throw new TypeError("missing awaitable when trying to park");
			if (!args.task) throw new TypeError("missing task when trying to park");
			const { awaitable: awaitable2, task } = args;
			let taskList = this.#parkedTasks.get(awaitable2.id());
			if (!taskList) {
				taskList = [];
				this.#parkedTasks.set(awaitable2.id(), taskList);
			}
			taskList.push(task);
			this.wakeNextTaskForAwaitable(awaitable2);
		}
		wakeNextTaskForAwaitable(awaitable2) {
			if (!awaitable2) throw new TypeError("missing awaitable when waking next task");
			const awaitableID = awaitable2.id();
			const taskList = this.#parkedTasks.get(awaitableID);
			if (!taskList || taskList.length === 0) {
				_debugLog("[ComponentAsyncState] no tasks waiting for awaitable", { awaitableID: awaitable2.id() });
				return;
			}
			let task = taskList.shift();
			if (!task) throw new Error("no task in parked list despite previous check");
			if (!task.awaitableResume) throw new Error("task ready due to awaitable is missing resume", {
				taskID: task.id(),
				awaitableID
			});
			task.awaitableResume();
		}
		async exclusiveLock() {
			if (this.#lock === null) this.#lock = { ticket: 0n };
			const ticket = ++this.#lock.ticket;
			_debugLog("[ComponentAsyncState#exclusiveLock()] locking", {
				currentTicket: ticket - 1n,
				ticket
			});
			let finishedTicket;
			while (this.#lock.promise) {
				finishedTicket = await this.#lock.promise;
				if (finishedTicket === ticket - 1n) break;
			}
			const { promise: promise2, resolve: resolve2 } = Promise.withResolvers();
			this.#lock = {
				ticket,
				promise: promise2,
				resolve: resolve2
			};
			return this.#lock.promise;
		}
		exclusiveRelease() {
			_debugLog("[ComponentAsyncState#exclusiveRelease()] releasing", { currentTicket: this.#lock === null ? "none" : this.#lock.ticket });
			if (this.#lock === null) return;
			const existingLock = this.#lock;
			this.#lock = null;
			existingLock.resolve(existingLock.ticket);
		}
		isExclusivelyLocked() {
			return this.#lock !== null;
		}
	}
	if (!Promise.withResolvers) Promise.withResolvers = () => {
		let resolve2;
		let reject2;
		return {
			promise: new Promise((res, rej) => {
				resolve2 = res;
				reject2 = rej;
			}),
			resolve: resolve2,
			reject: reject2
		};
	};
	const _debugLog = (...args) => {
		if (!globalThis?.process?.env?.JCO_DEBUG) return;
		console.debug(...args);
	};
	const ASYNC_DETERMINISM = "random";
	const _coinFlip = () => {
		return Math.random() > .5;
	};
	typeof process !== "undefined" && process.versions && process.versions.node;
	const symbolCabiDispose = Symbol.for("cabiDispose");
	const symbolRscHandle = Symbol("handle");
	const symbolRscRep = Symbol.for("cabiRep");
	const symbolDispose = Symbol.dispose || Symbol.for("dispose");
	const handleTables = [];
	class ComponentError extends Error {
		constructor(value) {
			const enumerable = typeof value !== "string";
			super(enumerable ? `${String(value)} (see error.payload)` : value);
			Object.defineProperty(this, "payload", {
				value,
				enumerable
			});
		}
	}
	function getErrorPayload(e) {
		if (e && hasOwnProperty.call(e, "payload")) return e.payload;
		if (e instanceof Error) throw e;
		return e;
	}
	class RepTable {
		#data = [0, null];
		insert(val) {
			_debugLog("[RepTable#insert()] args", { val });
			const freeIdx = this.#data[0];
			if (freeIdx === 0) {
				this.#data.push(val);
				this.#data.push(null);
				return (this.#data.length >> 1) - 1;
			}
			this.#data[0] = this.#data[freeIdx];
			const newFreeIdx = freeIdx << 1;
			this.#data[newFreeIdx] = val;
			this.#data[newFreeIdx + 1] = null;
			return free;
		}
		get(rep) {
			_debugLog("[RepTable#insert()] args", { rep });
			const baseIdx = idx << 1;
			return this.#data[baseIdx];
		}
		contains(rep) {
			_debugLog("[RepTable#insert()] args", { rep });
			const baseIdx = idx << 1;
			return !!this.#data[baseIdx];
		}
		remove(rep) {
			_debugLog("[RepTable#insert()] args", { idx });
			if (this.#data.length === 2) throw new Error("invalid");
			const baseIdx = idx << 1;
			const val = this.#data[baseIdx];
			if (val === 0) throw new Error("invalid resource rep (cannot be 0)");
			this.#data[baseIdx] = this.#data[0];
			this.#data[0] = idx;
			return val;
		}
		clear() {
			this.#data = [0, null];
		}
	}
	const hasOwnProperty = Object.prototype.hasOwnProperty;
	const module0 = getCoreModule("llvm.core.wasm");
	const module1 = getCoreModule("llvm.core2.wasm");
	const module2 = getCoreModule("llvm.core3.wasm");
	const module3 = getCoreModule("llvm.core4.wasm");
	const { cli, fs, io, monotonicClock, random, wallClock } = imports.runtime;
	const { TerminalInput: TerminalInput2, TerminalOutput: TerminalOutput2, exit, getArguments, getEnvironment, getStderr, getStdin, getStdout, getTerminalStderr, getTerminalStdin, getTerminalStdout } = cli;
	const { Descriptor: Descriptor2, DirectoryEntryStream: DirectoryEntryStream2, filesystemErrorCode, getDirectories } = fs;
	const { Error: Error$1, InputStream: InputStream2, OutputStream: OutputStream2, Pollable, poll } = io;
	const { now, subscribeDuration, subscribeInstant } = monotonicClock;
	const { getRandomBytes } = random;
	const { now: now$1 } = wallClock;
	let gen = (function* init() {
		let exports0;
		let exports1;
		function trampoline0() {
			_debugLog("[iface=\"wasi:clocks/monotonic-clock@0.2.3\", function=\"now\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "now");
			const ret = now();
			_debugLog("[iface=\"wasi:clocks/monotonic-clock@0.2.3\", function=\"now\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			_debugLog("[iface=\"wasi:clocks/monotonic-clock@0.2.3\", function=\"now\"][Instruction::Return]", {
				funcName: "now",
				paramCount: 1,
				postReturn: false
			});
			return toUint64(ret);
		}
		const handleTable1 = [T_FLAG, 0];
		const captureTable1 = /* @__PURE__ */ new Map();
		let captureCnt1 = 0;
		handleTables[1] = handleTable1;
		function trampoline6(arg0) {
			_debugLog("[iface=\"wasi:clocks/monotonic-clock@0.2.3\", function=\"subscribe-duration\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "subscribe-duration");
			const ret = subscribeDuration(BigInt.asUintN(64, arg0));
			_debugLog("[iface=\"wasi:clocks/monotonic-clock@0.2.3\", function=\"subscribe-duration\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			if (!(ret instanceof Pollable)) throw new TypeError("Resource error: Not a valid \"Pollable\" resource.");
			var handle0 = ret[symbolRscHandle];
			if (!handle0) {
				const rep = ret[symbolRscRep] || ++captureCnt1;
				captureTable1.set(rep, ret);
				handle0 = rscTableCreateOwn(handleTable1, rep);
			}
			_debugLog("[iface=\"wasi:clocks/monotonic-clock@0.2.3\", function=\"subscribe-duration\"][Instruction::Return]", {
				funcName: "subscribe-duration",
				paramCount: 1,
				postReturn: false
			});
			return handle0;
		}
		function trampoline7(arg0) {
			_debugLog("[iface=\"wasi:clocks/monotonic-clock@0.2.3\", function=\"subscribe-instant\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "subscribe-instant");
			const ret = subscribeInstant(BigInt.asUintN(64, arg0));
			_debugLog("[iface=\"wasi:clocks/monotonic-clock@0.2.3\", function=\"subscribe-instant\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			if (!(ret instanceof Pollable)) throw new TypeError("Resource error: Not a valid \"Pollable\" resource.");
			var handle0 = ret[symbolRscHandle];
			if (!handle0) {
				const rep = ret[symbolRscRep] || ++captureCnt1;
				captureTable1.set(rep, ret);
				handle0 = rscTableCreateOwn(handleTable1, rep);
			}
			_debugLog("[iface=\"wasi:clocks/monotonic-clock@0.2.3\", function=\"subscribe-instant\"][Instruction::Return]", {
				funcName: "subscribe-instant",
				paramCount: 1,
				postReturn: false
			});
			return handle0;
		}
		const handleTable3 = [T_FLAG, 0];
		const captureTable3 = /* @__PURE__ */ new Map();
		let captureCnt3 = 0;
		handleTables[3] = handleTable3;
		function trampoline8(arg0) {
			var handle1 = arg0;
			var rep2 = handleTable3[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable3.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(OutputStream2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.subscribe\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]output-stream.subscribe");
			const ret = rsc0.subscribe();
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.subscribe\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			if (!(ret instanceof Pollable)) throw new TypeError("Resource error: Not a valid \"Pollable\" resource.");
			var handle3 = ret[symbolRscHandle];
			if (!handle3) {
				const rep = ret[symbolRscRep] || ++captureCnt1;
				captureTable1.set(rep, ret);
				handle3 = rscTableCreateOwn(handleTable1, rep);
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.subscribe\"][Instruction::Return]", {
				funcName: "[method]output-stream.subscribe",
				paramCount: 1,
				postReturn: false
			});
			return handle3;
		}
		const handleTable2 = [T_FLAG, 0];
		const captureTable2 = /* @__PURE__ */ new Map();
		let captureCnt2 = 0;
		handleTables[2] = handleTable2;
		function trampoline9(arg0) {
			var handle1 = arg0;
			var rep2 = handleTable2[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable2.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(InputStream2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]input-stream.subscribe\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]input-stream.subscribe");
			const ret = rsc0.subscribe();
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]input-stream.subscribe\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			if (!(ret instanceof Pollable)) throw new TypeError("Resource error: Not a valid \"Pollable\" resource.");
			var handle3 = ret[symbolRscHandle];
			if (!handle3) {
				const rep = ret[symbolRscRep] || ++captureCnt1;
				captureTable1.set(rep, ret);
				handle3 = rscTableCreateOwn(handleTable1, rep);
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]input-stream.subscribe\"][Instruction::Return]", {
				funcName: "[method]input-stream.subscribe",
				paramCount: 1,
				postReturn: false
			});
			return handle3;
		}
		function trampoline11() {
			_debugLog("[iface=\"wasi:cli/stderr@0.2.3\", function=\"get-stderr\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-stderr");
			const ret = getStderr();
			_debugLog("[iface=\"wasi:cli/stderr@0.2.3\", function=\"get-stderr\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			if (!(ret instanceof OutputStream2)) throw new TypeError("Resource error: Not a valid \"OutputStream\" resource.");
			var handle0 = ret[symbolRscHandle];
			if (!handle0) {
				const rep = ret[symbolRscRep] || ++captureCnt3;
				captureTable3.set(rep, ret);
				handle0 = rscTableCreateOwn(handleTable3, rep);
			}
			_debugLog("[iface=\"wasi:cli/stderr@0.2.3\", function=\"get-stderr\"][Instruction::Return]", {
				funcName: "get-stderr",
				paramCount: 1,
				postReturn: false
			});
			return handle0;
		}
		function trampoline14() {
			_debugLog("[iface=\"wasi:cli/stdin@0.2.3\", function=\"get-stdin\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-stdin");
			const ret = getStdin();
			_debugLog("[iface=\"wasi:cli/stdin@0.2.3\", function=\"get-stdin\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			if (!(ret instanceof InputStream2)) throw new TypeError("Resource error: Not a valid \"InputStream\" resource.");
			var handle0 = ret[symbolRscHandle];
			if (!handle0) {
				const rep = ret[symbolRscRep] || ++captureCnt2;
				captureTable2.set(rep, ret);
				handle0 = rscTableCreateOwn(handleTable2, rep);
			}
			_debugLog("[iface=\"wasi:cli/stdin@0.2.3\", function=\"get-stdin\"][Instruction::Return]", {
				funcName: "get-stdin",
				paramCount: 1,
				postReturn: false
			});
			return handle0;
		}
		function trampoline15() {
			_debugLog("[iface=\"wasi:cli/stdout@0.2.3\", function=\"get-stdout\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-stdout");
			const ret = getStdout();
			_debugLog("[iface=\"wasi:cli/stdout@0.2.3\", function=\"get-stdout\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			if (!(ret instanceof OutputStream2)) throw new TypeError("Resource error: Not a valid \"OutputStream\" resource.");
			var handle0 = ret[symbolRscHandle];
			if (!handle0) {
				const rep = ret[symbolRscRep] || ++captureCnt3;
				captureTable3.set(rep, ret);
				handle0 = rscTableCreateOwn(handleTable3, rep);
			}
			_debugLog("[iface=\"wasi:cli/stdout@0.2.3\", function=\"get-stdout\"][Instruction::Return]", {
				funcName: "get-stdout",
				paramCount: 1,
				postReturn: false
			});
			return handle0;
		}
		function trampoline16(arg0) {
			let variant0;
			switch (arg0) {
				case 0:
					variant0 = {
						tag: "ok",
						val: void 0
					};
					break;
				case 1:
					variant0 = {
						tag: "err",
						val: void 0
					};
					break;
				default: throw new TypeError("invalid variant discriminant for expected");
			}
			_debugLog("[iface=\"wasi:cli/exit@0.2.3\", function=\"exit\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "exit");
			exit(variant0);
			_debugLog("[iface=\"wasi:cli/exit@0.2.3\", function=\"exit\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			_debugLog("[iface=\"wasi:cli/exit@0.2.3\", function=\"exit\"][Instruction::Return]", {
				funcName: "exit",
				paramCount: 0,
				postReturn: false
			});
		}
		let exports2;
		let memory0;
		let realloc0;
		function trampoline17(arg0) {
			_debugLog("[iface=\"wasi:cli/environment@0.2.3\", function=\"get-arguments\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-arguments");
			const ret = getArguments();
			_debugLog("[iface=\"wasi:cli/environment@0.2.3\", function=\"get-arguments\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			var vec1 = ret;
			var len1 = vec1.length;
			var result1 = realloc0(0, 0, 4, len1 * 8);
			for (let i = 0; i < vec1.length; i++) {
				const e = vec1[i];
				const base = result1 + i * 8;
				var ptr0 = utf8Encode(e, realloc0, memory0);
				var len0 = utf8EncodedLen;
				dataView(memory0).setUint32(base + 4, len0, true);
				dataView(memory0).setUint32(base + 0, ptr0, true);
			}
			dataView(memory0).setUint32(arg0 + 4, len1, true);
			dataView(memory0).setUint32(arg0 + 0, result1, true);
			_debugLog("[iface=\"wasi:cli/environment@0.2.3\", function=\"get-arguments\"][Instruction::Return]", {
				funcName: "get-arguments",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline18(arg0) {
			_debugLog("[iface=\"wasi:cli/environment@0.2.3\", function=\"get-environment\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-environment");
			const ret = getEnvironment();
			_debugLog("[iface=\"wasi:cli/environment@0.2.3\", function=\"get-environment\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			var vec3 = ret;
			var len3 = vec3.length;
			var result3 = realloc0(0, 0, 4, len3 * 16);
			for (let i = 0; i < vec3.length; i++) {
				const e = vec3[i];
				const base = result3 + i * 16;
				var [tuple0_0, tuple0_1] = e;
				var ptr1 = utf8Encode(tuple0_0, realloc0, memory0);
				var len1 = utf8EncodedLen;
				dataView(memory0).setUint32(base + 4, len1, true);
				dataView(memory0).setUint32(base + 0, ptr1, true);
				var ptr2 = utf8Encode(tuple0_1, realloc0, memory0);
				var len2 = utf8EncodedLen;
				dataView(memory0).setUint32(base + 12, len2, true);
				dataView(memory0).setUint32(base + 8, ptr2, true);
			}
			dataView(memory0).setUint32(arg0 + 4, len3, true);
			dataView(memory0).setUint32(arg0 + 0, result3, true);
			_debugLog("[iface=\"wasi:cli/environment@0.2.3\", function=\"get-environment\"][Instruction::Return]", {
				funcName: "get-environment",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline19(arg0) {
			_debugLog("[iface=\"wasi:clocks/wall-clock@0.2.3\", function=\"now\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "now");
			const ret = now$1();
			_debugLog("[iface=\"wasi:clocks/wall-clock@0.2.3\", function=\"now\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			var { seconds: v0_0, nanoseconds: v0_1 } = ret;
			dataView(memory0).setBigInt64(arg0 + 0, toUint64(v0_0), true);
			dataView(memory0).setInt32(arg0 + 8, toUint32(v0_1), true);
			_debugLog("[iface=\"wasi:clocks/wall-clock@0.2.3\", function=\"now\"][Instruction::Return]", {
				funcName: "now",
				paramCount: 0,
				postReturn: false
			});
		}
		const handleTable7 = [T_FLAG, 0];
		const captureTable7 = /* @__PURE__ */ new Map();
		let captureCnt7 = 0;
		handleTables[7] = handleTable7;
		function trampoline20(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.get-flags\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.get-flags");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.getFlags()
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.get-flags\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 0, true);
					let flags3 = 0;
					if (typeof e === "object" && e !== null) flags3 = Boolean(e.read) << 0 | Boolean(e.write) << 1 | Boolean(e.fileIntegritySync) << 2 | Boolean(e.dataIntegritySync) << 3 | Boolean(e.requestedWriteSync) << 4 | Boolean(e.mutateDirectory) << 5;
					else if (e !== null && e !== void 0) throw new TypeError("only an object, undefined or null can be converted to flags");
					dataView(memory0).setInt8(arg1 + 1, flags3, true);
					break;
				}
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg1 + 1, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.get-flags\"][Instruction::Return]", {
				funcName: "[method]descriptor.get-flags",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline21(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.get-type\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.get-type");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.getType()
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.get-type\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 0, true);
					var val3 = e;
					let enum3;
					switch (val3) {
						case "unknown":
							enum3 = 0;
							break;
						case "block-device":
							enum3 = 1;
							break;
						case "character-device":
							enum3 = 2;
							break;
						case "directory":
							enum3 = 3;
							break;
						case "fifo":
							enum3 = 4;
							break;
						case "symbolic-link":
							enum3 = 5;
							break;
						case "regular-file":
							enum3 = 6;
							break;
						case "socket":
							enum3 = 7;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val3}" is not one of the cases of descriptor-type`);
					}
					dataView(memory0).setInt8(arg1 + 1, enum3, true);
					break;
				}
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg1 + 1, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.get-type\"][Instruction::Return]", {
				funcName: "[method]descriptor.get-type",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline22(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.metadata-hash\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.metadata-hash");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.metadataHash()
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.metadata-hash\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 0, true);
					var { lower: v3_0, upper: v3_1 } = e;
					dataView(memory0).setBigInt64(arg1 + 8, toUint64(v3_0), true);
					dataView(memory0).setBigInt64(arg1 + 16, toUint64(v3_1), true);
					break;
				}
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg1 + 8, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.metadata-hash\"][Instruction::Return]", {
				funcName: "[method]descriptor.metadata-hash",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline23(arg0, arg1, arg2) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.set-size\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.set-size");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.setSize(BigInt.asUintN(64, arg1))
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.set-size\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant4 = ret;
			switch (variant4.tag) {
				case "ok":
					variant4.val;
					dataView(memory0).setInt8(arg2 + 0, 0, true);
					break;
				case "err": {
					const e = variant4.val;
					dataView(memory0).setInt8(arg2 + 0, 1, true);
					var val3 = e;
					let enum3;
					switch (val3) {
						case "access":
							enum3 = 0;
							break;
						case "would-block":
							enum3 = 1;
							break;
						case "already":
							enum3 = 2;
							break;
						case "bad-descriptor":
							enum3 = 3;
							break;
						case "busy":
							enum3 = 4;
							break;
						case "deadlock":
							enum3 = 5;
							break;
						case "quota":
							enum3 = 6;
							break;
						case "exist":
							enum3 = 7;
							break;
						case "file-too-large":
							enum3 = 8;
							break;
						case "illegal-byte-sequence":
							enum3 = 9;
							break;
						case "in-progress":
							enum3 = 10;
							break;
						case "interrupted":
							enum3 = 11;
							break;
						case "invalid":
							enum3 = 12;
							break;
						case "io":
							enum3 = 13;
							break;
						case "is-directory":
							enum3 = 14;
							break;
						case "loop":
							enum3 = 15;
							break;
						case "too-many-links":
							enum3 = 16;
							break;
						case "message-size":
							enum3 = 17;
							break;
						case "name-too-long":
							enum3 = 18;
							break;
						case "no-device":
							enum3 = 19;
							break;
						case "no-entry":
							enum3 = 20;
							break;
						case "no-lock":
							enum3 = 21;
							break;
						case "insufficient-memory":
							enum3 = 22;
							break;
						case "insufficient-space":
							enum3 = 23;
							break;
						case "not-directory":
							enum3 = 24;
							break;
						case "not-empty":
							enum3 = 25;
							break;
						case "not-recoverable":
							enum3 = 26;
							break;
						case "unsupported":
							enum3 = 27;
							break;
						case "no-tty":
							enum3 = 28;
							break;
						case "no-such-device":
							enum3 = 29;
							break;
						case "overflow":
							enum3 = 30;
							break;
						case "not-permitted":
							enum3 = 31;
							break;
						case "pipe":
							enum3 = 32;
							break;
						case "read-only":
							enum3 = 33;
							break;
						case "invalid-seek":
							enum3 = 34;
							break;
						case "text-file-busy":
							enum3 = 35;
							break;
						case "cross-device":
							enum3 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val3}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg2 + 1, enum3, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.set-size\"][Instruction::Return]", {
				funcName: "[method]descriptor.set-size",
				paramCount: 0,
				postReturn: false
			});
		}
		const handleTable0 = [T_FLAG, 0];
		const captureTable0 = /* @__PURE__ */ new Map();
		let captureCnt0 = 0;
		handleTables[0] = handleTable0;
		function trampoline24(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable0[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable0.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Error$1.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"filesystem-error-code\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "filesystem-error-code");
			const ret = filesystemErrorCode(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"filesystem-error-code\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant4 = ret;
			if (variant4 === null || variant4 === void 0) dataView(memory0).setInt8(arg1 + 0, 0, true);
			else {
				const e = variant4;
				dataView(memory0).setInt8(arg1 + 0, 1, true);
				var val3 = e;
				let enum3;
				switch (val3) {
					case "access":
						enum3 = 0;
						break;
					case "would-block":
						enum3 = 1;
						break;
					case "already":
						enum3 = 2;
						break;
					case "bad-descriptor":
						enum3 = 3;
						break;
					case "busy":
						enum3 = 4;
						break;
					case "deadlock":
						enum3 = 5;
						break;
					case "quota":
						enum3 = 6;
						break;
					case "exist":
						enum3 = 7;
						break;
					case "file-too-large":
						enum3 = 8;
						break;
					case "illegal-byte-sequence":
						enum3 = 9;
						break;
					case "in-progress":
						enum3 = 10;
						break;
					case "interrupted":
						enum3 = 11;
						break;
					case "invalid":
						enum3 = 12;
						break;
					case "io":
						enum3 = 13;
						break;
					case "is-directory":
						enum3 = 14;
						break;
					case "loop":
						enum3 = 15;
						break;
					case "too-many-links":
						enum3 = 16;
						break;
					case "message-size":
						enum3 = 17;
						break;
					case "name-too-long":
						enum3 = 18;
						break;
					case "no-device":
						enum3 = 19;
						break;
					case "no-entry":
						enum3 = 20;
						break;
					case "no-lock":
						enum3 = 21;
						break;
					case "insufficient-memory":
						enum3 = 22;
						break;
					case "insufficient-space":
						enum3 = 23;
						break;
					case "not-directory":
						enum3 = 24;
						break;
					case "not-empty":
						enum3 = 25;
						break;
					case "not-recoverable":
						enum3 = 26;
						break;
					case "unsupported":
						enum3 = 27;
						break;
					case "no-tty":
						enum3 = 28;
						break;
					case "no-such-device":
						enum3 = 29;
						break;
					case "overflow":
						enum3 = 30;
						break;
					case "not-permitted":
						enum3 = 31;
						break;
					case "pipe":
						enum3 = 32;
						break;
					case "read-only":
						enum3 = 33;
						break;
					case "invalid-seek":
						enum3 = 34;
						break;
					case "text-file-busy":
						enum3 = 35;
						break;
					case "cross-device":
						enum3 = 36;
						break;
					default:
						if (e instanceof Error) console.error(e);
						throw new TypeError(`"${val3}" is not one of the cases of error-code`);
				}
				dataView(memory0).setInt8(arg1 + 1, enum3, true);
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"filesystem-error-code\"][Instruction::Return]", {
				funcName: "filesystem-error-code",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline25(arg0, arg1, arg2, arg3, arg4) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			if ((arg1 & 4294967294) !== 0) throw new TypeError("flags have extraneous bits set");
			var flags3 = { symlinkFollow: Boolean(arg1 & 1) };
			var ptr4 = arg2;
			var len4 = arg3;
			var result4 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr4, len4));
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.metadata-hash-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.metadata-hash-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.metadataHashAt(flags3, result4)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.metadata-hash-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant7 = ret;
			switch (variant7.tag) {
				case "ok": {
					const e = variant7.val;
					dataView(memory0).setInt8(arg4 + 0, 0, true);
					var { lower: v5_0, upper: v5_1 } = e;
					dataView(memory0).setBigInt64(arg4 + 8, toUint64(v5_0), true);
					dataView(memory0).setBigInt64(arg4 + 16, toUint64(v5_1), true);
					break;
				}
				case "err": {
					const e = variant7.val;
					dataView(memory0).setInt8(arg4 + 0, 1, true);
					var val6 = e;
					let enum6;
					switch (val6) {
						case "access":
							enum6 = 0;
							break;
						case "would-block":
							enum6 = 1;
							break;
						case "already":
							enum6 = 2;
							break;
						case "bad-descriptor":
							enum6 = 3;
							break;
						case "busy":
							enum6 = 4;
							break;
						case "deadlock":
							enum6 = 5;
							break;
						case "quota":
							enum6 = 6;
							break;
						case "exist":
							enum6 = 7;
							break;
						case "file-too-large":
							enum6 = 8;
							break;
						case "illegal-byte-sequence":
							enum6 = 9;
							break;
						case "in-progress":
							enum6 = 10;
							break;
						case "interrupted":
							enum6 = 11;
							break;
						case "invalid":
							enum6 = 12;
							break;
						case "io":
							enum6 = 13;
							break;
						case "is-directory":
							enum6 = 14;
							break;
						case "loop":
							enum6 = 15;
							break;
						case "too-many-links":
							enum6 = 16;
							break;
						case "message-size":
							enum6 = 17;
							break;
						case "name-too-long":
							enum6 = 18;
							break;
						case "no-device":
							enum6 = 19;
							break;
						case "no-entry":
							enum6 = 20;
							break;
						case "no-lock":
							enum6 = 21;
							break;
						case "insufficient-memory":
							enum6 = 22;
							break;
						case "insufficient-space":
							enum6 = 23;
							break;
						case "not-directory":
							enum6 = 24;
							break;
						case "not-empty":
							enum6 = 25;
							break;
						case "not-recoverable":
							enum6 = 26;
							break;
						case "unsupported":
							enum6 = 27;
							break;
						case "no-tty":
							enum6 = 28;
							break;
						case "no-such-device":
							enum6 = 29;
							break;
						case "overflow":
							enum6 = 30;
							break;
						case "not-permitted":
							enum6 = 31;
							break;
						case "pipe":
							enum6 = 32;
							break;
						case "read-only":
							enum6 = 33;
							break;
						case "invalid-seek":
							enum6 = 34;
							break;
						case "text-file-busy":
							enum6 = 35;
							break;
						case "cross-device":
							enum6 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val6}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg4 + 8, enum6, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.metadata-hash-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.metadata-hash-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline26(arg0, arg1, arg2, arg3) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			var ptr3 = arg1;
			var len3 = arg2;
			var result3 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr3, len3));
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.create-directory-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.create-directory-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.createDirectoryAt(result3)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.create-directory-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok":
					variant5.val;
					dataView(memory0).setInt8(arg3 + 0, 0, true);
					break;
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg3 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg3 + 1, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.create-directory-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.create-directory-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline27(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			if ((arg1 & 4294967294) !== 0) throw new TypeError("flags have extraneous bits set");
			var flags3 = { symlinkFollow: Boolean(arg1 & 1) };
			var ptr4 = arg2;
			var len4 = arg3;
			var result4 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr4, len4));
			var handle6 = arg4;
			var rep7 = handleTable7[(handle6 << 1) + 1] & -1073741825;
			var rsc5 = captureTable7.get(rep7);
			if (!rsc5) {
				rsc5 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc5, symbolRscHandle, {
					writable: true,
					value: handle6
				});
				Object.defineProperty(rsc5, symbolRscRep, {
					writable: true,
					value: rep7
				});
			}
			curResourceBorrows.push(rsc5);
			var ptr8 = arg5;
			var len8 = arg6;
			var result8 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr8, len8));
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.link-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.link-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.linkAt(flags3, result4, rsc5, result8)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.link-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant10 = ret;
			switch (variant10.tag) {
				case "ok":
					variant10.val;
					dataView(memory0).setInt8(arg7 + 0, 0, true);
					break;
				case "err": {
					const e = variant10.val;
					dataView(memory0).setInt8(arg7 + 0, 1, true);
					var val9 = e;
					let enum9;
					switch (val9) {
						case "access":
							enum9 = 0;
							break;
						case "would-block":
							enum9 = 1;
							break;
						case "already":
							enum9 = 2;
							break;
						case "bad-descriptor":
							enum9 = 3;
							break;
						case "busy":
							enum9 = 4;
							break;
						case "deadlock":
							enum9 = 5;
							break;
						case "quota":
							enum9 = 6;
							break;
						case "exist":
							enum9 = 7;
							break;
						case "file-too-large":
							enum9 = 8;
							break;
						case "illegal-byte-sequence":
							enum9 = 9;
							break;
						case "in-progress":
							enum9 = 10;
							break;
						case "interrupted":
							enum9 = 11;
							break;
						case "invalid":
							enum9 = 12;
							break;
						case "io":
							enum9 = 13;
							break;
						case "is-directory":
							enum9 = 14;
							break;
						case "loop":
							enum9 = 15;
							break;
						case "too-many-links":
							enum9 = 16;
							break;
						case "message-size":
							enum9 = 17;
							break;
						case "name-too-long":
							enum9 = 18;
							break;
						case "no-device":
							enum9 = 19;
							break;
						case "no-entry":
							enum9 = 20;
							break;
						case "no-lock":
							enum9 = 21;
							break;
						case "insufficient-memory":
							enum9 = 22;
							break;
						case "insufficient-space":
							enum9 = 23;
							break;
						case "not-directory":
							enum9 = 24;
							break;
						case "not-empty":
							enum9 = 25;
							break;
						case "not-recoverable":
							enum9 = 26;
							break;
						case "unsupported":
							enum9 = 27;
							break;
						case "no-tty":
							enum9 = 28;
							break;
						case "no-such-device":
							enum9 = 29;
							break;
						case "overflow":
							enum9 = 30;
							break;
						case "not-permitted":
							enum9 = 31;
							break;
						case "pipe":
							enum9 = 32;
							break;
						case "read-only":
							enum9 = 33;
							break;
						case "invalid-seek":
							enum9 = 34;
							break;
						case "text-file-busy":
							enum9 = 35;
							break;
						case "cross-device":
							enum9 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val9}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg7 + 1, enum9, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.link-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.link-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline28(arg0, arg1, arg2, arg3) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			var ptr3 = arg1;
			var len3 = arg2;
			var result3 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr3, len3));
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.readlink-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.readlink-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.readlinkAt(result3)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.readlink-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant6 = ret;
			switch (variant6.tag) {
				case "ok": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg3 + 0, 0, true);
					var ptr4 = utf8Encode(e, realloc0, memory0);
					var len4 = utf8EncodedLen;
					dataView(memory0).setUint32(arg3 + 8, len4, true);
					dataView(memory0).setUint32(arg3 + 4, ptr4, true);
					break;
				}
				case "err": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg3 + 0, 1, true);
					var val5 = e;
					let enum5;
					switch (val5) {
						case "access":
							enum5 = 0;
							break;
						case "would-block":
							enum5 = 1;
							break;
						case "already":
							enum5 = 2;
							break;
						case "bad-descriptor":
							enum5 = 3;
							break;
						case "busy":
							enum5 = 4;
							break;
						case "deadlock":
							enum5 = 5;
							break;
						case "quota":
							enum5 = 6;
							break;
						case "exist":
							enum5 = 7;
							break;
						case "file-too-large":
							enum5 = 8;
							break;
						case "illegal-byte-sequence":
							enum5 = 9;
							break;
						case "in-progress":
							enum5 = 10;
							break;
						case "interrupted":
							enum5 = 11;
							break;
						case "invalid":
							enum5 = 12;
							break;
						case "io":
							enum5 = 13;
							break;
						case "is-directory":
							enum5 = 14;
							break;
						case "loop":
							enum5 = 15;
							break;
						case "too-many-links":
							enum5 = 16;
							break;
						case "message-size":
							enum5 = 17;
							break;
						case "name-too-long":
							enum5 = 18;
							break;
						case "no-device":
							enum5 = 19;
							break;
						case "no-entry":
							enum5 = 20;
							break;
						case "no-lock":
							enum5 = 21;
							break;
						case "insufficient-memory":
							enum5 = 22;
							break;
						case "insufficient-space":
							enum5 = 23;
							break;
						case "not-directory":
							enum5 = 24;
							break;
						case "not-empty":
							enum5 = 25;
							break;
						case "not-recoverable":
							enum5 = 26;
							break;
						case "unsupported":
							enum5 = 27;
							break;
						case "no-tty":
							enum5 = 28;
							break;
						case "no-such-device":
							enum5 = 29;
							break;
						case "overflow":
							enum5 = 30;
							break;
						case "not-permitted":
							enum5 = 31;
							break;
						case "pipe":
							enum5 = 32;
							break;
						case "read-only":
							enum5 = 33;
							break;
						case "invalid-seek":
							enum5 = 34;
							break;
						case "text-file-busy":
							enum5 = 35;
							break;
						case "cross-device":
							enum5 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val5}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg3 + 4, enum5, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.readlink-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.readlink-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline29(arg0, arg1, arg2, arg3) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			var ptr3 = arg1;
			var len3 = arg2;
			var result3 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr3, len3));
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.remove-directory-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.remove-directory-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.removeDirectoryAt(result3)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.remove-directory-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok":
					variant5.val;
					dataView(memory0).setInt8(arg3 + 0, 0, true);
					break;
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg3 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg3 + 1, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.remove-directory-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.remove-directory-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline30(arg0, arg1, arg2, arg3, arg4, arg5, arg6) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			var ptr3 = arg1;
			var len3 = arg2;
			var result3 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr3, len3));
			var handle5 = arg3;
			var rep6 = handleTable7[(handle5 << 1) + 1] & -1073741825;
			var rsc4 = captureTable7.get(rep6);
			if (!rsc4) {
				rsc4 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc4, symbolRscHandle, {
					writable: true,
					value: handle5
				});
				Object.defineProperty(rsc4, symbolRscRep, {
					writable: true,
					value: rep6
				});
			}
			curResourceBorrows.push(rsc4);
			var ptr7 = arg4;
			var len7 = arg5;
			var result7 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr7, len7));
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.rename-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.rename-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.renameAt(result3, rsc4, result7)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.rename-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant9 = ret;
			switch (variant9.tag) {
				case "ok":
					variant9.val;
					dataView(memory0).setInt8(arg6 + 0, 0, true);
					break;
				case "err": {
					const e = variant9.val;
					dataView(memory0).setInt8(arg6 + 0, 1, true);
					var val8 = e;
					let enum8;
					switch (val8) {
						case "access":
							enum8 = 0;
							break;
						case "would-block":
							enum8 = 1;
							break;
						case "already":
							enum8 = 2;
							break;
						case "bad-descriptor":
							enum8 = 3;
							break;
						case "busy":
							enum8 = 4;
							break;
						case "deadlock":
							enum8 = 5;
							break;
						case "quota":
							enum8 = 6;
							break;
						case "exist":
							enum8 = 7;
							break;
						case "file-too-large":
							enum8 = 8;
							break;
						case "illegal-byte-sequence":
							enum8 = 9;
							break;
						case "in-progress":
							enum8 = 10;
							break;
						case "interrupted":
							enum8 = 11;
							break;
						case "invalid":
							enum8 = 12;
							break;
						case "io":
							enum8 = 13;
							break;
						case "is-directory":
							enum8 = 14;
							break;
						case "loop":
							enum8 = 15;
							break;
						case "too-many-links":
							enum8 = 16;
							break;
						case "message-size":
							enum8 = 17;
							break;
						case "name-too-long":
							enum8 = 18;
							break;
						case "no-device":
							enum8 = 19;
							break;
						case "no-entry":
							enum8 = 20;
							break;
						case "no-lock":
							enum8 = 21;
							break;
						case "insufficient-memory":
							enum8 = 22;
							break;
						case "insufficient-space":
							enum8 = 23;
							break;
						case "not-directory":
							enum8 = 24;
							break;
						case "not-empty":
							enum8 = 25;
							break;
						case "not-recoverable":
							enum8 = 26;
							break;
						case "unsupported":
							enum8 = 27;
							break;
						case "no-tty":
							enum8 = 28;
							break;
						case "no-such-device":
							enum8 = 29;
							break;
						case "overflow":
							enum8 = 30;
							break;
						case "not-permitted":
							enum8 = 31;
							break;
						case "pipe":
							enum8 = 32;
							break;
						case "read-only":
							enum8 = 33;
							break;
						case "invalid-seek":
							enum8 = 34;
							break;
						case "text-file-busy":
							enum8 = 35;
							break;
						case "cross-device":
							enum8 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val8}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg6 + 1, enum8, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.rename-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.rename-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline31(arg0, arg1, arg2, arg3, arg4, arg5) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			var ptr3 = arg1;
			var len3 = arg2;
			var result3 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr3, len3));
			var ptr4 = arg3;
			var len4 = arg4;
			var result4 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr4, len4));
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.symlink-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.symlink-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.symlinkAt(result3, result4)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.symlink-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant6 = ret;
			switch (variant6.tag) {
				case "ok":
					variant6.val;
					dataView(memory0).setInt8(arg5 + 0, 0, true);
					break;
				case "err": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg5 + 0, 1, true);
					var val5 = e;
					let enum5;
					switch (val5) {
						case "access":
							enum5 = 0;
							break;
						case "would-block":
							enum5 = 1;
							break;
						case "already":
							enum5 = 2;
							break;
						case "bad-descriptor":
							enum5 = 3;
							break;
						case "busy":
							enum5 = 4;
							break;
						case "deadlock":
							enum5 = 5;
							break;
						case "quota":
							enum5 = 6;
							break;
						case "exist":
							enum5 = 7;
							break;
						case "file-too-large":
							enum5 = 8;
							break;
						case "illegal-byte-sequence":
							enum5 = 9;
							break;
						case "in-progress":
							enum5 = 10;
							break;
						case "interrupted":
							enum5 = 11;
							break;
						case "invalid":
							enum5 = 12;
							break;
						case "io":
							enum5 = 13;
							break;
						case "is-directory":
							enum5 = 14;
							break;
						case "loop":
							enum5 = 15;
							break;
						case "too-many-links":
							enum5 = 16;
							break;
						case "message-size":
							enum5 = 17;
							break;
						case "name-too-long":
							enum5 = 18;
							break;
						case "no-device":
							enum5 = 19;
							break;
						case "no-entry":
							enum5 = 20;
							break;
						case "no-lock":
							enum5 = 21;
							break;
						case "insufficient-memory":
							enum5 = 22;
							break;
						case "insufficient-space":
							enum5 = 23;
							break;
						case "not-directory":
							enum5 = 24;
							break;
						case "not-empty":
							enum5 = 25;
							break;
						case "not-recoverable":
							enum5 = 26;
							break;
						case "unsupported":
							enum5 = 27;
							break;
						case "no-tty":
							enum5 = 28;
							break;
						case "no-such-device":
							enum5 = 29;
							break;
						case "overflow":
							enum5 = 30;
							break;
						case "not-permitted":
							enum5 = 31;
							break;
						case "pipe":
							enum5 = 32;
							break;
						case "read-only":
							enum5 = 33;
							break;
						case "invalid-seek":
							enum5 = 34;
							break;
						case "text-file-busy":
							enum5 = 35;
							break;
						case "cross-device":
							enum5 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val5}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg5 + 1, enum5, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.symlink-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.symlink-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline32(arg0, arg1, arg2, arg3) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			var ptr3 = arg1;
			var len3 = arg2;
			var result3 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr3, len3));
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.unlink-file-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.unlink-file-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.unlinkFileAt(result3)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.unlink-file-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok":
					variant5.val;
					dataView(memory0).setInt8(arg3 + 0, 0, true);
					break;
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg3 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg3 + 1, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.unlink-file-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.unlink-file-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline33(arg0, arg1, arg2) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.read-via-stream\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.read-via-stream");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.readViaStream(BigInt.asUintN(64, arg1))
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.read-via-stream\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg2 + 0, 0, true);
					if (!(e instanceof InputStream2)) throw new TypeError("Resource error: Not a valid \"InputStream\" resource.");
					var handle3 = e[symbolRscHandle];
					if (!handle3) {
						const rep = e[symbolRscRep] || ++captureCnt2;
						captureTable2.set(rep, e);
						handle3 = rscTableCreateOwn(handleTable2, rep);
					}
					dataView(memory0).setInt32(arg2 + 4, handle3, true);
					break;
				}
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg2 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg2 + 4, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.read-via-stream\"][Instruction::Return]", {
				funcName: "[method]descriptor.read-via-stream",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline34(arg0, arg1, arg2) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.write-via-stream\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.write-via-stream");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.writeViaStream(BigInt.asUintN(64, arg1))
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.write-via-stream\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg2 + 0, 0, true);
					if (!(e instanceof OutputStream2)) throw new TypeError("Resource error: Not a valid \"OutputStream\" resource.");
					var handle3 = e[symbolRscHandle];
					if (!handle3) {
						const rep = e[symbolRscRep] || ++captureCnt3;
						captureTable3.set(rep, e);
						handle3 = rscTableCreateOwn(handleTable3, rep);
					}
					dataView(memory0).setInt32(arg2 + 4, handle3, true);
					break;
				}
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg2 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg2 + 4, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.write-via-stream\"][Instruction::Return]", {
				funcName: "[method]descriptor.write-via-stream",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline35(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.append-via-stream\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.append-via-stream");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.appendViaStream()
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.append-via-stream\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 0, true);
					if (!(e instanceof OutputStream2)) throw new TypeError("Resource error: Not a valid \"OutputStream\" resource.");
					var handle3 = e[symbolRscHandle];
					if (!handle3) {
						const rep = e[symbolRscRep] || ++captureCnt3;
						captureTable3.set(rep, e);
						handle3 = rscTableCreateOwn(handleTable3, rep);
					}
					dataView(memory0).setInt32(arg1 + 4, handle3, true);
					break;
				}
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg1 + 4, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.append-via-stream\"][Instruction::Return]", {
				funcName: "[method]descriptor.append-via-stream",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline36(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			let variant3;
			switch (arg1) {
				case 0:
					variant3 = { tag: "no-change" };
					break;
				case 1:
					variant3 = { tag: "now" };
					break;
				case 2:
					variant3 = {
						tag: "timestamp",
						val: {
							seconds: BigInt.asUintN(64, arg2),
							nanoseconds: arg3 >>> 0
						}
					};
					break;
				default: throw new TypeError("invalid variant discriminant for NewTimestamp");
			}
			let variant4;
			switch (arg4) {
				case 0:
					variant4 = { tag: "no-change" };
					break;
				case 1:
					variant4 = { tag: "now" };
					break;
				case 2:
					variant4 = {
						tag: "timestamp",
						val: {
							seconds: BigInt.asUintN(64, arg5),
							nanoseconds: arg6 >>> 0
						}
					};
					break;
				default: throw new TypeError("invalid variant discriminant for NewTimestamp");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.set-times\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.set-times");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.setTimes(variant3, variant4)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.set-times\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant6 = ret;
			switch (variant6.tag) {
				case "ok":
					variant6.val;
					dataView(memory0).setInt8(arg7 + 0, 0, true);
					break;
				case "err": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg7 + 0, 1, true);
					var val5 = e;
					let enum5;
					switch (val5) {
						case "access":
							enum5 = 0;
							break;
						case "would-block":
							enum5 = 1;
							break;
						case "already":
							enum5 = 2;
							break;
						case "bad-descriptor":
							enum5 = 3;
							break;
						case "busy":
							enum5 = 4;
							break;
						case "deadlock":
							enum5 = 5;
							break;
						case "quota":
							enum5 = 6;
							break;
						case "exist":
							enum5 = 7;
							break;
						case "file-too-large":
							enum5 = 8;
							break;
						case "illegal-byte-sequence":
							enum5 = 9;
							break;
						case "in-progress":
							enum5 = 10;
							break;
						case "interrupted":
							enum5 = 11;
							break;
						case "invalid":
							enum5 = 12;
							break;
						case "io":
							enum5 = 13;
							break;
						case "is-directory":
							enum5 = 14;
							break;
						case "loop":
							enum5 = 15;
							break;
						case "too-many-links":
							enum5 = 16;
							break;
						case "message-size":
							enum5 = 17;
							break;
						case "name-too-long":
							enum5 = 18;
							break;
						case "no-device":
							enum5 = 19;
							break;
						case "no-entry":
							enum5 = 20;
							break;
						case "no-lock":
							enum5 = 21;
							break;
						case "insufficient-memory":
							enum5 = 22;
							break;
						case "insufficient-space":
							enum5 = 23;
							break;
						case "not-directory":
							enum5 = 24;
							break;
						case "not-empty":
							enum5 = 25;
							break;
						case "not-recoverable":
							enum5 = 26;
							break;
						case "unsupported":
							enum5 = 27;
							break;
						case "no-tty":
							enum5 = 28;
							break;
						case "no-such-device":
							enum5 = 29;
							break;
						case "overflow":
							enum5 = 30;
							break;
						case "not-permitted":
							enum5 = 31;
							break;
						case "pipe":
							enum5 = 32;
							break;
						case "read-only":
							enum5 = 33;
							break;
						case "invalid-seek":
							enum5 = 34;
							break;
						case "text-file-busy":
							enum5 = 35;
							break;
						case "cross-device":
							enum5 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val5}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg7 + 1, enum5, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.set-times\"][Instruction::Return]", {
				funcName: "[method]descriptor.set-times",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline37(arg0, arg1, arg2, arg3) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.read\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.read");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.read(BigInt.asUintN(64, arg1), BigInt.asUintN(64, arg2))
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.read\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant6 = ret;
			switch (variant6.tag) {
				case "ok": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg3 + 0, 0, true);
					var [tuple3_0, tuple3_1] = e;
					var val4 = tuple3_0;
					var len4 = val4.byteLength;
					var ptr4 = realloc0(0, 0, 1, len4 * 1);
					var src4 = new Uint8Array(val4.buffer || val4, val4.byteOffset, len4 * 1);
					new Uint8Array(memory0.buffer, ptr4, len4 * 1).set(src4);
					dataView(memory0).setUint32(arg3 + 8, len4, true);
					dataView(memory0).setUint32(arg3 + 4, ptr4, true);
					dataView(memory0).setInt8(arg3 + 12, tuple3_1 ? 1 : 0, true);
					break;
				}
				case "err": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg3 + 0, 1, true);
					var val5 = e;
					let enum5;
					switch (val5) {
						case "access":
							enum5 = 0;
							break;
						case "would-block":
							enum5 = 1;
							break;
						case "already":
							enum5 = 2;
							break;
						case "bad-descriptor":
							enum5 = 3;
							break;
						case "busy":
							enum5 = 4;
							break;
						case "deadlock":
							enum5 = 5;
							break;
						case "quota":
							enum5 = 6;
							break;
						case "exist":
							enum5 = 7;
							break;
						case "file-too-large":
							enum5 = 8;
							break;
						case "illegal-byte-sequence":
							enum5 = 9;
							break;
						case "in-progress":
							enum5 = 10;
							break;
						case "interrupted":
							enum5 = 11;
							break;
						case "invalid":
							enum5 = 12;
							break;
						case "io":
							enum5 = 13;
							break;
						case "is-directory":
							enum5 = 14;
							break;
						case "loop":
							enum5 = 15;
							break;
						case "too-many-links":
							enum5 = 16;
							break;
						case "message-size":
							enum5 = 17;
							break;
						case "name-too-long":
							enum5 = 18;
							break;
						case "no-device":
							enum5 = 19;
							break;
						case "no-entry":
							enum5 = 20;
							break;
						case "no-lock":
							enum5 = 21;
							break;
						case "insufficient-memory":
							enum5 = 22;
							break;
						case "insufficient-space":
							enum5 = 23;
							break;
						case "not-directory":
							enum5 = 24;
							break;
						case "not-empty":
							enum5 = 25;
							break;
						case "not-recoverable":
							enum5 = 26;
							break;
						case "unsupported":
							enum5 = 27;
							break;
						case "no-tty":
							enum5 = 28;
							break;
						case "no-such-device":
							enum5 = 29;
							break;
						case "overflow":
							enum5 = 30;
							break;
						case "not-permitted":
							enum5 = 31;
							break;
						case "pipe":
							enum5 = 32;
							break;
						case "read-only":
							enum5 = 33;
							break;
						case "invalid-seek":
							enum5 = 34;
							break;
						case "text-file-busy":
							enum5 = 35;
							break;
						case "cross-device":
							enum5 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val5}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg3 + 4, enum5, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.read\"][Instruction::Return]", {
				funcName: "[method]descriptor.read",
				paramCount: 0,
				postReturn: false
			});
		}
		const handleTable6 = [T_FLAG, 0];
		const captureTable6 = /* @__PURE__ */ new Map();
		let captureCnt6 = 0;
		handleTables[6] = handleTable6;
		function trampoline38(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.read-directory\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.read-directory");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.readDirectory()
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.read-directory\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 0, true);
					if (!(e instanceof DirectoryEntryStream2)) throw new TypeError("Resource error: Not a valid \"DirectoryEntryStream\" resource.");
					var handle3 = e[symbolRscHandle];
					if (!handle3) {
						const rep = e[symbolRscRep] || ++captureCnt6;
						captureTable6.set(rep, e);
						handle3 = rscTableCreateOwn(handleTable6, rep);
					}
					dataView(memory0).setInt32(arg1 + 4, handle3, true);
					break;
				}
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 1, true);
					var val4 = e;
					let enum4;
					switch (val4) {
						case "access":
							enum4 = 0;
							break;
						case "would-block":
							enum4 = 1;
							break;
						case "already":
							enum4 = 2;
							break;
						case "bad-descriptor":
							enum4 = 3;
							break;
						case "busy":
							enum4 = 4;
							break;
						case "deadlock":
							enum4 = 5;
							break;
						case "quota":
							enum4 = 6;
							break;
						case "exist":
							enum4 = 7;
							break;
						case "file-too-large":
							enum4 = 8;
							break;
						case "illegal-byte-sequence":
							enum4 = 9;
							break;
						case "in-progress":
							enum4 = 10;
							break;
						case "interrupted":
							enum4 = 11;
							break;
						case "invalid":
							enum4 = 12;
							break;
						case "io":
							enum4 = 13;
							break;
						case "is-directory":
							enum4 = 14;
							break;
						case "loop":
							enum4 = 15;
							break;
						case "too-many-links":
							enum4 = 16;
							break;
						case "message-size":
							enum4 = 17;
							break;
						case "name-too-long":
							enum4 = 18;
							break;
						case "no-device":
							enum4 = 19;
							break;
						case "no-entry":
							enum4 = 20;
							break;
						case "no-lock":
							enum4 = 21;
							break;
						case "insufficient-memory":
							enum4 = 22;
							break;
						case "insufficient-space":
							enum4 = 23;
							break;
						case "not-directory":
							enum4 = 24;
							break;
						case "not-empty":
							enum4 = 25;
							break;
						case "not-recoverable":
							enum4 = 26;
							break;
						case "unsupported":
							enum4 = 27;
							break;
						case "no-tty":
							enum4 = 28;
							break;
						case "no-such-device":
							enum4 = 29;
							break;
						case "overflow":
							enum4 = 30;
							break;
						case "not-permitted":
							enum4 = 31;
							break;
						case "pipe":
							enum4 = 32;
							break;
						case "read-only":
							enum4 = 33;
							break;
						case "invalid-seek":
							enum4 = 34;
							break;
						case "text-file-busy":
							enum4 = 35;
							break;
						case "cross-device":
							enum4 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val4}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg1 + 4, enum4, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.read-directory\"][Instruction::Return]", {
				funcName: "[method]descriptor.read-directory",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline39(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.stat\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.stat");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.stat()
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.stat\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant12 = ret;
			switch (variant12.tag) {
				case "ok": {
					const e = variant12.val;
					dataView(memory0).setInt8(arg1 + 0, 0, true);
					var { type: v3_0, linkCount: v3_1, size: v3_2, dataAccessTimestamp: v3_3, dataModificationTimestamp: v3_4, statusChangeTimestamp: v3_5 } = e;
					var val4 = v3_0;
					let enum4;
					switch (val4) {
						case "unknown":
							enum4 = 0;
							break;
						case "block-device":
							enum4 = 1;
							break;
						case "character-device":
							enum4 = 2;
							break;
						case "directory":
							enum4 = 3;
							break;
						case "fifo":
							enum4 = 4;
							break;
						case "symbolic-link":
							enum4 = 5;
							break;
						case "regular-file":
							enum4 = 6;
							break;
						case "socket":
							enum4 = 7;
							break;
						default:
							if (v3_0 instanceof Error) console.error(v3_0);
							throw new TypeError(`"${val4}" is not one of the cases of descriptor-type`);
					}
					dataView(memory0).setInt8(arg1 + 8, enum4, true);
					dataView(memory0).setBigInt64(arg1 + 16, toUint64(v3_1), true);
					dataView(memory0).setBigInt64(arg1 + 24, toUint64(v3_2), true);
					var variant6 = v3_3;
					if (variant6 === null || variant6 === void 0) dataView(memory0).setInt8(arg1 + 32, 0, true);
					else {
						const e2 = variant6;
						dataView(memory0).setInt8(arg1 + 32, 1, true);
						var { seconds: v5_0, nanoseconds: v5_1 } = e2;
						dataView(memory0).setBigInt64(arg1 + 40, toUint64(v5_0), true);
						dataView(memory0).setInt32(arg1 + 48, toUint32(v5_1), true);
					}
					var variant8 = v3_4;
					if (variant8 === null || variant8 === void 0) dataView(memory0).setInt8(arg1 + 56, 0, true);
					else {
						const e2 = variant8;
						dataView(memory0).setInt8(arg1 + 56, 1, true);
						var { seconds: v7_0, nanoseconds: v7_1 } = e2;
						dataView(memory0).setBigInt64(arg1 + 64, toUint64(v7_0), true);
						dataView(memory0).setInt32(arg1 + 72, toUint32(v7_1), true);
					}
					var variant10 = v3_5;
					if (variant10 === null || variant10 === void 0) dataView(memory0).setInt8(arg1 + 80, 0, true);
					else {
						const e2 = variant10;
						dataView(memory0).setInt8(arg1 + 80, 1, true);
						var { seconds: v9_0, nanoseconds: v9_1 } = e2;
						dataView(memory0).setBigInt64(arg1 + 88, toUint64(v9_0), true);
						dataView(memory0).setInt32(arg1 + 96, toUint32(v9_1), true);
					}
					break;
				}
				case "err": {
					const e = variant12.val;
					dataView(memory0).setInt8(arg1 + 0, 1, true);
					var val11 = e;
					let enum11;
					switch (val11) {
						case "access":
							enum11 = 0;
							break;
						case "would-block":
							enum11 = 1;
							break;
						case "already":
							enum11 = 2;
							break;
						case "bad-descriptor":
							enum11 = 3;
							break;
						case "busy":
							enum11 = 4;
							break;
						case "deadlock":
							enum11 = 5;
							break;
						case "quota":
							enum11 = 6;
							break;
						case "exist":
							enum11 = 7;
							break;
						case "file-too-large":
							enum11 = 8;
							break;
						case "illegal-byte-sequence":
							enum11 = 9;
							break;
						case "in-progress":
							enum11 = 10;
							break;
						case "interrupted":
							enum11 = 11;
							break;
						case "invalid":
							enum11 = 12;
							break;
						case "io":
							enum11 = 13;
							break;
						case "is-directory":
							enum11 = 14;
							break;
						case "loop":
							enum11 = 15;
							break;
						case "too-many-links":
							enum11 = 16;
							break;
						case "message-size":
							enum11 = 17;
							break;
						case "name-too-long":
							enum11 = 18;
							break;
						case "no-device":
							enum11 = 19;
							break;
						case "no-entry":
							enum11 = 20;
							break;
						case "no-lock":
							enum11 = 21;
							break;
						case "insufficient-memory":
							enum11 = 22;
							break;
						case "insufficient-space":
							enum11 = 23;
							break;
						case "not-directory":
							enum11 = 24;
							break;
						case "not-empty":
							enum11 = 25;
							break;
						case "not-recoverable":
							enum11 = 26;
							break;
						case "unsupported":
							enum11 = 27;
							break;
						case "no-tty":
							enum11 = 28;
							break;
						case "no-such-device":
							enum11 = 29;
							break;
						case "overflow":
							enum11 = 30;
							break;
						case "not-permitted":
							enum11 = 31;
							break;
						case "pipe":
							enum11 = 32;
							break;
						case "read-only":
							enum11 = 33;
							break;
						case "invalid-seek":
							enum11 = 34;
							break;
						case "text-file-busy":
							enum11 = 35;
							break;
						case "cross-device":
							enum11 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val11}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg1 + 8, enum11, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.stat\"][Instruction::Return]", {
				funcName: "[method]descriptor.stat",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline40(arg0, arg1, arg2, arg3, arg4) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			if ((arg1 & 4294967294) !== 0) throw new TypeError("flags have extraneous bits set");
			var flags3 = { symlinkFollow: Boolean(arg1 & 1) };
			var ptr4 = arg2;
			var len4 = arg3;
			var result4 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr4, len4));
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.stat-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.stat-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.statAt(flags3, result4)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.stat-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant14 = ret;
			switch (variant14.tag) {
				case "ok": {
					const e = variant14.val;
					dataView(memory0).setInt8(arg4 + 0, 0, true);
					var { type: v5_0, linkCount: v5_1, size: v5_2, dataAccessTimestamp: v5_3, dataModificationTimestamp: v5_4, statusChangeTimestamp: v5_5 } = e;
					var val6 = v5_0;
					let enum6;
					switch (val6) {
						case "unknown":
							enum6 = 0;
							break;
						case "block-device":
							enum6 = 1;
							break;
						case "character-device":
							enum6 = 2;
							break;
						case "directory":
							enum6 = 3;
							break;
						case "fifo":
							enum6 = 4;
							break;
						case "symbolic-link":
							enum6 = 5;
							break;
						case "regular-file":
							enum6 = 6;
							break;
						case "socket":
							enum6 = 7;
							break;
						default:
							if (v5_0 instanceof Error) console.error(v5_0);
							throw new TypeError(`"${val6}" is not one of the cases of descriptor-type`);
					}
					dataView(memory0).setInt8(arg4 + 8, enum6, true);
					dataView(memory0).setBigInt64(arg4 + 16, toUint64(v5_1), true);
					dataView(memory0).setBigInt64(arg4 + 24, toUint64(v5_2), true);
					var variant8 = v5_3;
					if (variant8 === null || variant8 === void 0) dataView(memory0).setInt8(arg4 + 32, 0, true);
					else {
						const e2 = variant8;
						dataView(memory0).setInt8(arg4 + 32, 1, true);
						var { seconds: v7_0, nanoseconds: v7_1 } = e2;
						dataView(memory0).setBigInt64(arg4 + 40, toUint64(v7_0), true);
						dataView(memory0).setInt32(arg4 + 48, toUint32(v7_1), true);
					}
					var variant10 = v5_4;
					if (variant10 === null || variant10 === void 0) dataView(memory0).setInt8(arg4 + 56, 0, true);
					else {
						const e2 = variant10;
						dataView(memory0).setInt8(arg4 + 56, 1, true);
						var { seconds: v9_0, nanoseconds: v9_1 } = e2;
						dataView(memory0).setBigInt64(arg4 + 64, toUint64(v9_0), true);
						dataView(memory0).setInt32(arg4 + 72, toUint32(v9_1), true);
					}
					var variant12 = v5_5;
					if (variant12 === null || variant12 === void 0) dataView(memory0).setInt8(arg4 + 80, 0, true);
					else {
						const e2 = variant12;
						dataView(memory0).setInt8(arg4 + 80, 1, true);
						var { seconds: v11_0, nanoseconds: v11_1 } = e2;
						dataView(memory0).setBigInt64(arg4 + 88, toUint64(v11_0), true);
						dataView(memory0).setInt32(arg4 + 96, toUint32(v11_1), true);
					}
					break;
				}
				case "err": {
					const e = variant14.val;
					dataView(memory0).setInt8(arg4 + 0, 1, true);
					var val13 = e;
					let enum13;
					switch (val13) {
						case "access":
							enum13 = 0;
							break;
						case "would-block":
							enum13 = 1;
							break;
						case "already":
							enum13 = 2;
							break;
						case "bad-descriptor":
							enum13 = 3;
							break;
						case "busy":
							enum13 = 4;
							break;
						case "deadlock":
							enum13 = 5;
							break;
						case "quota":
							enum13 = 6;
							break;
						case "exist":
							enum13 = 7;
							break;
						case "file-too-large":
							enum13 = 8;
							break;
						case "illegal-byte-sequence":
							enum13 = 9;
							break;
						case "in-progress":
							enum13 = 10;
							break;
						case "interrupted":
							enum13 = 11;
							break;
						case "invalid":
							enum13 = 12;
							break;
						case "io":
							enum13 = 13;
							break;
						case "is-directory":
							enum13 = 14;
							break;
						case "loop":
							enum13 = 15;
							break;
						case "too-many-links":
							enum13 = 16;
							break;
						case "message-size":
							enum13 = 17;
							break;
						case "name-too-long":
							enum13 = 18;
							break;
						case "no-device":
							enum13 = 19;
							break;
						case "no-entry":
							enum13 = 20;
							break;
						case "no-lock":
							enum13 = 21;
							break;
						case "insufficient-memory":
							enum13 = 22;
							break;
						case "insufficient-space":
							enum13 = 23;
							break;
						case "not-directory":
							enum13 = 24;
							break;
						case "not-empty":
							enum13 = 25;
							break;
						case "not-recoverable":
							enum13 = 26;
							break;
						case "unsupported":
							enum13 = 27;
							break;
						case "no-tty":
							enum13 = 28;
							break;
						case "no-such-device":
							enum13 = 29;
							break;
						case "overflow":
							enum13 = 30;
							break;
						case "not-permitted":
							enum13 = 31;
							break;
						case "pipe":
							enum13 = 32;
							break;
						case "read-only":
							enum13 = 33;
							break;
						case "invalid-seek":
							enum13 = 34;
							break;
						case "text-file-busy":
							enum13 = 35;
							break;
						case "cross-device":
							enum13 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val13}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg4 + 8, enum13, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.stat-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.stat-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline41(arg0, arg1, arg2, arg3, arg4, arg5, arg6) {
			var handle1 = arg0;
			var rep2 = handleTable7[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable7.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(Descriptor2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			if ((arg1 & 4294967294) !== 0) throw new TypeError("flags have extraneous bits set");
			var flags3 = { symlinkFollow: Boolean(arg1 & 1) };
			var ptr4 = arg2;
			var len4 = arg3;
			var result4 = utf8Decoder.decode(new Uint8Array(memory0.buffer, ptr4, len4));
			if ((arg4 & 4294967280) !== 0) throw new TypeError("flags have extraneous bits set");
			var flags5 = {
				create: Boolean(arg4 & 1),
				directory: Boolean(arg4 & 2),
				exclusive: Boolean(arg4 & 4),
				truncate: Boolean(arg4 & 8)
			};
			if ((arg5 & 4294967232) !== 0) throw new TypeError("flags have extraneous bits set");
			var flags6 = {
				read: Boolean(arg5 & 1),
				write: Boolean(arg5 & 2),
				fileIntegritySync: Boolean(arg5 & 4),
				dataIntegritySync: Boolean(arg5 & 8),
				requestedWriteSync: Boolean(arg5 & 16),
				mutateDirectory: Boolean(arg5 & 32)
			};
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.open-at\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]descriptor.open-at");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.openAt(flags3, result4, flags5, flags6)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.open-at\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant9 = ret;
			switch (variant9.tag) {
				case "ok": {
					const e = variant9.val;
					dataView(memory0).setInt8(arg6 + 0, 0, true);
					if (!(e instanceof Descriptor2)) throw new TypeError("Resource error: Not a valid \"Descriptor\" resource.");
					var handle7 = e[symbolRscHandle];
					if (!handle7) {
						const rep = e[symbolRscRep] || ++captureCnt7;
						captureTable7.set(rep, e);
						handle7 = rscTableCreateOwn(handleTable7, rep);
					}
					dataView(memory0).setInt32(arg6 + 4, handle7, true);
					break;
				}
				case "err": {
					const e = variant9.val;
					dataView(memory0).setInt8(arg6 + 0, 1, true);
					var val8 = e;
					let enum8;
					switch (val8) {
						case "access":
							enum8 = 0;
							break;
						case "would-block":
							enum8 = 1;
							break;
						case "already":
							enum8 = 2;
							break;
						case "bad-descriptor":
							enum8 = 3;
							break;
						case "busy":
							enum8 = 4;
							break;
						case "deadlock":
							enum8 = 5;
							break;
						case "quota":
							enum8 = 6;
							break;
						case "exist":
							enum8 = 7;
							break;
						case "file-too-large":
							enum8 = 8;
							break;
						case "illegal-byte-sequence":
							enum8 = 9;
							break;
						case "in-progress":
							enum8 = 10;
							break;
						case "interrupted":
							enum8 = 11;
							break;
						case "invalid":
							enum8 = 12;
							break;
						case "io":
							enum8 = 13;
							break;
						case "is-directory":
							enum8 = 14;
							break;
						case "loop":
							enum8 = 15;
							break;
						case "too-many-links":
							enum8 = 16;
							break;
						case "message-size":
							enum8 = 17;
							break;
						case "name-too-long":
							enum8 = 18;
							break;
						case "no-device":
							enum8 = 19;
							break;
						case "no-entry":
							enum8 = 20;
							break;
						case "no-lock":
							enum8 = 21;
							break;
						case "insufficient-memory":
							enum8 = 22;
							break;
						case "insufficient-space":
							enum8 = 23;
							break;
						case "not-directory":
							enum8 = 24;
							break;
						case "not-empty":
							enum8 = 25;
							break;
						case "not-recoverable":
							enum8 = 26;
							break;
						case "unsupported":
							enum8 = 27;
							break;
						case "no-tty":
							enum8 = 28;
							break;
						case "no-such-device":
							enum8 = 29;
							break;
						case "overflow":
							enum8 = 30;
							break;
						case "not-permitted":
							enum8 = 31;
							break;
						case "pipe":
							enum8 = 32;
							break;
						case "read-only":
							enum8 = 33;
							break;
						case "invalid-seek":
							enum8 = 34;
							break;
						case "text-file-busy":
							enum8 = 35;
							break;
						case "cross-device":
							enum8 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val8}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg6 + 4, enum8, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]descriptor.open-at\"][Instruction::Return]", {
				funcName: "[method]descriptor.open-at",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline42(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable6[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable6.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(DirectoryEntryStream2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]directory-entry-stream.read-directory-entry\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]directory-entry-stream.read-directory-entry");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.readDirectoryEntry()
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]directory-entry-stream.read-directory-entry\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant8 = ret;
			switch (variant8.tag) {
				case "ok": {
					const e = variant8.val;
					dataView(memory0).setInt8(arg1 + 0, 0, true);
					var variant6 = e;
					if (variant6 === null || variant6 === void 0) dataView(memory0).setInt8(arg1 + 4, 0, true);
					else {
						const e2 = variant6;
						dataView(memory0).setInt8(arg1 + 4, 1, true);
						var { type: v3_0, name: v3_1 } = e2;
						var val4 = v3_0;
						let enum4;
						switch (val4) {
							case "unknown":
								enum4 = 0;
								break;
							case "block-device":
								enum4 = 1;
								break;
							case "character-device":
								enum4 = 2;
								break;
							case "directory":
								enum4 = 3;
								break;
							case "fifo":
								enum4 = 4;
								break;
							case "symbolic-link":
								enum4 = 5;
								break;
							case "regular-file":
								enum4 = 6;
								break;
							case "socket":
								enum4 = 7;
								break;
							default:
								if (v3_0 instanceof Error) console.error(v3_0);
								throw new TypeError(`"${val4}" is not one of the cases of descriptor-type`);
						}
						dataView(memory0).setInt8(arg1 + 8, enum4, true);
						var ptr5 = utf8Encode(v3_1, realloc0, memory0);
						var len5 = utf8EncodedLen;
						dataView(memory0).setUint32(arg1 + 16, len5, true);
						dataView(memory0).setUint32(arg1 + 12, ptr5, true);
					}
					break;
				}
				case "err": {
					const e = variant8.val;
					dataView(memory0).setInt8(arg1 + 0, 1, true);
					var val7 = e;
					let enum7;
					switch (val7) {
						case "access":
							enum7 = 0;
							break;
						case "would-block":
							enum7 = 1;
							break;
						case "already":
							enum7 = 2;
							break;
						case "bad-descriptor":
							enum7 = 3;
							break;
						case "busy":
							enum7 = 4;
							break;
						case "deadlock":
							enum7 = 5;
							break;
						case "quota":
							enum7 = 6;
							break;
						case "exist":
							enum7 = 7;
							break;
						case "file-too-large":
							enum7 = 8;
							break;
						case "illegal-byte-sequence":
							enum7 = 9;
							break;
						case "in-progress":
							enum7 = 10;
							break;
						case "interrupted":
							enum7 = 11;
							break;
						case "invalid":
							enum7 = 12;
							break;
						case "io":
							enum7 = 13;
							break;
						case "is-directory":
							enum7 = 14;
							break;
						case "loop":
							enum7 = 15;
							break;
						case "too-many-links":
							enum7 = 16;
							break;
						case "message-size":
							enum7 = 17;
							break;
						case "name-too-long":
							enum7 = 18;
							break;
						case "no-device":
							enum7 = 19;
							break;
						case "no-entry":
							enum7 = 20;
							break;
						case "no-lock":
							enum7 = 21;
							break;
						case "insufficient-memory":
							enum7 = 22;
							break;
						case "insufficient-space":
							enum7 = 23;
							break;
						case "not-directory":
							enum7 = 24;
							break;
						case "not-empty":
							enum7 = 25;
							break;
						case "not-recoverable":
							enum7 = 26;
							break;
						case "unsupported":
							enum7 = 27;
							break;
						case "no-tty":
							enum7 = 28;
							break;
						case "no-such-device":
							enum7 = 29;
							break;
						case "overflow":
							enum7 = 30;
							break;
						case "not-permitted":
							enum7 = 31;
							break;
						case "pipe":
							enum7 = 32;
							break;
						case "read-only":
							enum7 = 33;
							break;
						case "invalid-seek":
							enum7 = 34;
							break;
						case "text-file-busy":
							enum7 = 35;
							break;
						case "cross-device":
							enum7 = 36;
							break;
						default:
							if (e instanceof Error) console.error(e);
							throw new TypeError(`"${val7}" is not one of the cases of error-code`);
					}
					dataView(memory0).setInt8(arg1 + 4, enum7, true);
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:filesystem/types@0.2.3\", function=\"[method]directory-entry-stream.read-directory-entry\"][Instruction::Return]", {
				funcName: "[method]directory-entry-stream.read-directory-entry",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline43(arg0, arg1, arg2) {
			var handle1 = arg0;
			var rep2 = handleTable2[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable2.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(InputStream2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]input-stream.read\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]input-stream.read");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.read(BigInt.asUintN(64, arg1))
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]input-stream.read\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant6 = ret;
			switch (variant6.tag) {
				case "ok": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg2 + 0, 0, true);
					var val3 = e;
					var len3 = val3.byteLength;
					var ptr3 = realloc0(0, 0, 1, len3 * 1);
					var src3 = new Uint8Array(val3.buffer || val3, val3.byteOffset, len3 * 1);
					new Uint8Array(memory0.buffer, ptr3, len3 * 1).set(src3);
					dataView(memory0).setUint32(arg2 + 8, len3, true);
					dataView(memory0).setUint32(arg2 + 4, ptr3, true);
					break;
				}
				case "err": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg2 + 0, 1, true);
					var variant5 = e;
					switch (variant5.tag) {
						case "last-operation-failed": {
							const e2 = variant5.val;
							dataView(memory0).setInt8(arg2 + 4, 0, true);
							if (!(e2 instanceof Error$1)) throw new TypeError("Resource error: Not a valid \"Error\" resource.");
							var handle4 = e2[symbolRscHandle];
							if (!handle4) {
								const rep = e2[symbolRscRep] || ++captureCnt0;
								captureTable0.set(rep, e2);
								handle4 = rscTableCreateOwn(handleTable0, rep);
							}
							dataView(memory0).setInt32(arg2 + 8, handle4, true);
							break;
						}
						case "closed":
							dataView(memory0).setInt8(arg2 + 4, 1, true);
							break;
						default: throw new TypeError(`invalid variant tag value \`${JSON.stringify(variant5.tag)}\` (received \`${variant5}\`) specified for \`StreamError\``);
					}
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]input-stream.read\"][Instruction::Return]", {
				funcName: "[method]input-stream.read",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline44(arg0, arg1, arg2) {
			var handle1 = arg0;
			var rep2 = handleTable2[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable2.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(InputStream2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]input-stream.blocking-read\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]input-stream.blocking-read");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.blockingRead(BigInt.asUintN(64, arg1))
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]input-stream.blocking-read\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant6 = ret;
			switch (variant6.tag) {
				case "ok": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg2 + 0, 0, true);
					var val3 = e;
					var len3 = val3.byteLength;
					var ptr3 = realloc0(0, 0, 1, len3 * 1);
					var src3 = new Uint8Array(val3.buffer || val3, val3.byteOffset, len3 * 1);
					new Uint8Array(memory0.buffer, ptr3, len3 * 1).set(src3);
					dataView(memory0).setUint32(arg2 + 8, len3, true);
					dataView(memory0).setUint32(arg2 + 4, ptr3, true);
					break;
				}
				case "err": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg2 + 0, 1, true);
					var variant5 = e;
					switch (variant5.tag) {
						case "last-operation-failed": {
							const e2 = variant5.val;
							dataView(memory0).setInt8(arg2 + 4, 0, true);
							if (!(e2 instanceof Error$1)) throw new TypeError("Resource error: Not a valid \"Error\" resource.");
							var handle4 = e2[symbolRscHandle];
							if (!handle4) {
								const rep = e2[symbolRscRep] || ++captureCnt0;
								captureTable0.set(rep, e2);
								handle4 = rscTableCreateOwn(handleTable0, rep);
							}
							dataView(memory0).setInt32(arg2 + 8, handle4, true);
							break;
						}
						case "closed":
							dataView(memory0).setInt8(arg2 + 4, 1, true);
							break;
						default: throw new TypeError(`invalid variant tag value \`${JSON.stringify(variant5.tag)}\` (received \`${variant5}\`) specified for \`StreamError\``);
					}
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]input-stream.blocking-read\"][Instruction::Return]", {
				funcName: "[method]input-stream.blocking-read",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline45(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable3[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable3.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(OutputStream2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.check-write\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]output-stream.check-write");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.checkWrite()
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.check-write\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 0, true);
					dataView(memory0).setBigInt64(arg1 + 8, toUint64(e), true);
					break;
				}
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 1, true);
					var variant4 = e;
					switch (variant4.tag) {
						case "last-operation-failed": {
							const e2 = variant4.val;
							dataView(memory0).setInt8(arg1 + 8, 0, true);
							if (!(e2 instanceof Error$1)) throw new TypeError("Resource error: Not a valid \"Error\" resource.");
							var handle3 = e2[symbolRscHandle];
							if (!handle3) {
								const rep = e2[symbolRscRep] || ++captureCnt0;
								captureTable0.set(rep, e2);
								handle3 = rscTableCreateOwn(handleTable0, rep);
							}
							dataView(memory0).setInt32(arg1 + 12, handle3, true);
							break;
						}
						case "closed":
							dataView(memory0).setInt8(arg1 + 8, 1, true);
							break;
						default: throw new TypeError(`invalid variant tag value \`${JSON.stringify(variant4.tag)}\` (received \`${variant4}\`) specified for \`StreamError\``);
					}
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.check-write\"][Instruction::Return]", {
				funcName: "[method]output-stream.check-write",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline46(arg0, arg1, arg2, arg3) {
			var handle1 = arg0;
			var rep2 = handleTable3[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable3.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(OutputStream2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			var ptr3 = arg1;
			var len3 = arg2;
			var result3 = new Uint8Array(memory0.buffer.slice(ptr3, ptr3 + len3 * 1));
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.write\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]output-stream.write");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.write(result3)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.write\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant6 = ret;
			switch (variant6.tag) {
				case "ok":
					variant6.val;
					dataView(memory0).setInt8(arg3 + 0, 0, true);
					break;
				case "err": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg3 + 0, 1, true);
					var variant5 = e;
					switch (variant5.tag) {
						case "last-operation-failed": {
							const e2 = variant5.val;
							dataView(memory0).setInt8(arg3 + 4, 0, true);
							if (!(e2 instanceof Error$1)) throw new TypeError("Resource error: Not a valid \"Error\" resource.");
							var handle4 = e2[symbolRscHandle];
							if (!handle4) {
								const rep = e2[symbolRscRep] || ++captureCnt0;
								captureTable0.set(rep, e2);
								handle4 = rscTableCreateOwn(handleTable0, rep);
							}
							dataView(memory0).setInt32(arg3 + 8, handle4, true);
							break;
						}
						case "closed":
							dataView(memory0).setInt8(arg3 + 4, 1, true);
							break;
						default: throw new TypeError(`invalid variant tag value \`${JSON.stringify(variant5.tag)}\` (received \`${variant5}\`) specified for \`StreamError\``);
					}
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.write\"][Instruction::Return]", {
				funcName: "[method]output-stream.write",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline47(arg0, arg1, arg2, arg3) {
			var handle1 = arg0;
			var rep2 = handleTable3[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable3.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(OutputStream2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			var ptr3 = arg1;
			var len3 = arg2;
			var result3 = new Uint8Array(memory0.buffer.slice(ptr3, ptr3 + len3 * 1));
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.blocking-write-and-flush\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]output-stream.blocking-write-and-flush");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.blockingWriteAndFlush(result3)
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.blocking-write-and-flush\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant6 = ret;
			switch (variant6.tag) {
				case "ok":
					variant6.val;
					dataView(memory0).setInt8(arg3 + 0, 0, true);
					break;
				case "err": {
					const e = variant6.val;
					dataView(memory0).setInt8(arg3 + 0, 1, true);
					var variant5 = e;
					switch (variant5.tag) {
						case "last-operation-failed": {
							const e2 = variant5.val;
							dataView(memory0).setInt8(arg3 + 4, 0, true);
							if (!(e2 instanceof Error$1)) throw new TypeError("Resource error: Not a valid \"Error\" resource.");
							var handle4 = e2[symbolRscHandle];
							if (!handle4) {
								const rep = e2[symbolRscRep] || ++captureCnt0;
								captureTable0.set(rep, e2);
								handle4 = rscTableCreateOwn(handleTable0, rep);
							}
							dataView(memory0).setInt32(arg3 + 8, handle4, true);
							break;
						}
						case "closed":
							dataView(memory0).setInt8(arg3 + 4, 1, true);
							break;
						default: throw new TypeError(`invalid variant tag value \`${JSON.stringify(variant5.tag)}\` (received \`${variant5}\`) specified for \`StreamError\``);
					}
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.blocking-write-and-flush\"][Instruction::Return]", {
				funcName: "[method]output-stream.blocking-write-and-flush",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline48(arg0, arg1) {
			var handle1 = arg0;
			var rep2 = handleTable3[(handle1 << 1) + 1] & -1073741825;
			var rsc0 = captureTable3.get(rep2);
			if (!rsc0) {
				rsc0 = Object.create(OutputStream2.prototype);
				Object.defineProperty(rsc0, symbolRscHandle, {
					writable: true,
					value: handle1
				});
				Object.defineProperty(rsc0, symbolRscRep, {
					writable: true,
					value: rep2
				});
			}
			curResourceBorrows.push(rsc0);
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.blocking-flush\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "[method]output-stream.blocking-flush");
			let ret;
			try {
				ret = {
					tag: "ok",
					val: rsc0.blockingFlush()
				};
			} catch (e) {
				ret = {
					tag: "err",
					val: getErrorPayload(e)
				};
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.blocking-flush\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var variant5 = ret;
			switch (variant5.tag) {
				case "ok":
					variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 0, true);
					break;
				case "err": {
					const e = variant5.val;
					dataView(memory0).setInt8(arg1 + 0, 1, true);
					var variant4 = e;
					switch (variant4.tag) {
						case "last-operation-failed": {
							const e2 = variant4.val;
							dataView(memory0).setInt8(arg1 + 4, 0, true);
							if (!(e2 instanceof Error$1)) throw new TypeError("Resource error: Not a valid \"Error\" resource.");
							var handle3 = e2[symbolRscHandle];
							if (!handle3) {
								const rep = e2[symbolRscRep] || ++captureCnt0;
								captureTable0.set(rep, e2);
								handle3 = rscTableCreateOwn(handleTable0, rep);
							}
							dataView(memory0).setInt32(arg1 + 8, handle3, true);
							break;
						}
						case "closed":
							dataView(memory0).setInt8(arg1 + 4, 1, true);
							break;
						default: throw new TypeError(`invalid variant tag value \`${JSON.stringify(variant4.tag)}\` (received \`${variant4}\`) specified for \`StreamError\``);
					}
					break;
				}
				default: throw new TypeError("invalid variant specified for result");
			}
			_debugLog("[iface=\"wasi:io/streams@0.2.3\", function=\"[method]output-stream.blocking-flush\"][Instruction::Return]", {
				funcName: "[method]output-stream.blocking-flush",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline49(arg0, arg1, arg2) {
			var len3 = arg1;
			var base3 = arg0;
			var result3 = [];
			for (let i = 0; i < len3; i++) {
				const base = base3 + i * 4;
				var handle1 = dataView(memory0).getInt32(base + 0, true);
				var rep2 = handleTable1[(handle1 << 1) + 1] & -1073741825;
				var rsc0 = captureTable1.get(rep2);
				if (!rsc0) {
					rsc0 = Object.create(Pollable.prototype);
					Object.defineProperty(rsc0, symbolRscHandle, {
						writable: true,
						value: handle1
					});
					Object.defineProperty(rsc0, symbolRscRep, {
						writable: true,
						value: rep2
					});
				}
				curResourceBorrows.push(rsc0);
				result3.push(rsc0);
			}
			_debugLog("[iface=\"wasi:io/poll@0.2.3\", function=\"poll\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "poll");
			const ret = poll(result3);
			_debugLog("[iface=\"wasi:io/poll@0.2.3\", function=\"poll\"] [Instruction::CallInterface] (sync, @ post-call)");
			for (const rsc of curResourceBorrows) rsc[symbolRscHandle] = void 0;
			curResourceBorrows = [];
			endCurrentTask(0);
			var val4 = ret;
			var len4 = val4.length;
			var ptr4 = realloc0(0, 0, 4, len4 * 4);
			var src4 = new Uint8Array(val4.buffer, val4.byteOffset, len4 * 4);
			new Uint8Array(memory0.buffer, ptr4, len4 * 4).set(src4);
			dataView(memory0).setUint32(arg2 + 4, len4, true);
			dataView(memory0).setUint32(arg2 + 0, ptr4, true);
			_debugLog("[iface=\"wasi:io/poll@0.2.3\", function=\"poll\"][Instruction::Return]", {
				funcName: "poll",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline50(arg0, arg1) {
			_debugLog("[iface=\"wasi:random/random@0.2.3\", function=\"get-random-bytes\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-random-bytes");
			const ret = getRandomBytes(BigInt.asUintN(64, arg0));
			_debugLog("[iface=\"wasi:random/random@0.2.3\", function=\"get-random-bytes\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			var val0 = ret;
			var len0 = val0.byteLength;
			var ptr0 = realloc0(0, 0, 1, len0 * 1);
			var src0 = new Uint8Array(val0.buffer || val0, val0.byteOffset, len0 * 1);
			new Uint8Array(memory0.buffer, ptr0, len0 * 1).set(src0);
			dataView(memory0).setUint32(arg1 + 4, len0, true);
			dataView(memory0).setUint32(arg1 + 0, ptr0, true);
			_debugLog("[iface=\"wasi:random/random@0.2.3\", function=\"get-random-bytes\"][Instruction::Return]", {
				funcName: "get-random-bytes",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline51(arg0) {
			_debugLog("[iface=\"wasi:filesystem/preopens@0.2.3\", function=\"get-directories\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-directories");
			const ret = getDirectories();
			_debugLog("[iface=\"wasi:filesystem/preopens@0.2.3\", function=\"get-directories\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			var vec3 = ret;
			var len3 = vec3.length;
			var result3 = realloc0(0, 0, 4, len3 * 12);
			for (let i = 0; i < vec3.length; i++) {
				const e = vec3[i];
				const base = result3 + i * 12;
				var [tuple0_0, tuple0_1] = e;
				if (!(tuple0_0 instanceof Descriptor2)) throw new TypeError("Resource error: Not a valid \"Descriptor\" resource.");
				var handle1 = tuple0_0[symbolRscHandle];
				if (!handle1) {
					const rep = tuple0_0[symbolRscRep] || ++captureCnt7;
					captureTable7.set(rep, tuple0_0);
					handle1 = rscTableCreateOwn(handleTable7, rep);
				}
				dataView(memory0).setInt32(base + 0, handle1, true);
				var ptr2 = utf8Encode(tuple0_1, realloc0, memory0);
				var len2 = utf8EncodedLen;
				dataView(memory0).setUint32(base + 8, len2, true);
				dataView(memory0).setUint32(base + 4, ptr2, true);
			}
			dataView(memory0).setUint32(arg0 + 4, len3, true);
			dataView(memory0).setUint32(arg0 + 0, result3, true);
			_debugLog("[iface=\"wasi:filesystem/preopens@0.2.3\", function=\"get-directories\"][Instruction::Return]", {
				funcName: "get-directories",
				paramCount: 0,
				postReturn: false
			});
		}
		const handleTable4 = [T_FLAG, 0];
		const captureTable4 = /* @__PURE__ */ new Map();
		let captureCnt4 = 0;
		handleTables[4] = handleTable4;
		function trampoline52(arg0) {
			_debugLog("[iface=\"wasi:cli/terminal-stdin@0.2.3\", function=\"get-terminal-stdin\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-terminal-stdin");
			const ret = getTerminalStdin();
			_debugLog("[iface=\"wasi:cli/terminal-stdin@0.2.3\", function=\"get-terminal-stdin\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			var variant1 = ret;
			if (variant1 === null || variant1 === void 0) dataView(memory0).setInt8(arg0 + 0, 0, true);
			else {
				const e = variant1;
				dataView(memory0).setInt8(arg0 + 0, 1, true);
				if (!(e instanceof TerminalInput2)) throw new TypeError("Resource error: Not a valid \"TerminalInput\" resource.");
				var handle0 = e[symbolRscHandle];
				if (!handle0) {
					const rep = e[symbolRscRep] || ++captureCnt4;
					captureTable4.set(rep, e);
					handle0 = rscTableCreateOwn(handleTable4, rep);
				}
				dataView(memory0).setInt32(arg0 + 4, handle0, true);
			}
			_debugLog("[iface=\"wasi:cli/terminal-stdin@0.2.3\", function=\"get-terminal-stdin\"][Instruction::Return]", {
				funcName: "get-terminal-stdin",
				paramCount: 0,
				postReturn: false
			});
		}
		const handleTable5 = [T_FLAG, 0];
		const captureTable5 = /* @__PURE__ */ new Map();
		let captureCnt5 = 0;
		handleTables[5] = handleTable5;
		function trampoline53(arg0) {
			_debugLog("[iface=\"wasi:cli/terminal-stdout@0.2.3\", function=\"get-terminal-stdout\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-terminal-stdout");
			const ret = getTerminalStdout();
			_debugLog("[iface=\"wasi:cli/terminal-stdout@0.2.3\", function=\"get-terminal-stdout\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			var variant1 = ret;
			if (variant1 === null || variant1 === void 0) dataView(memory0).setInt8(arg0 + 0, 0, true);
			else {
				const e = variant1;
				dataView(memory0).setInt8(arg0 + 0, 1, true);
				if (!(e instanceof TerminalOutput2)) throw new TypeError("Resource error: Not a valid \"TerminalOutput\" resource.");
				var handle0 = e[symbolRscHandle];
				if (!handle0) {
					const rep = e[symbolRscRep] || ++captureCnt5;
					captureTable5.set(rep, e);
					handle0 = rscTableCreateOwn(handleTable5, rep);
				}
				dataView(memory0).setInt32(arg0 + 4, handle0, true);
			}
			_debugLog("[iface=\"wasi:cli/terminal-stdout@0.2.3\", function=\"get-terminal-stdout\"][Instruction::Return]", {
				funcName: "get-terminal-stdout",
				paramCount: 0,
				postReturn: false
			});
		}
		function trampoline54(arg0) {
			_debugLog("[iface=\"wasi:cli/terminal-stderr@0.2.3\", function=\"get-terminal-stderr\"] [Instruction::CallInterface] (async? sync, @ enter)");
			startCurrentTask(0, false, "get-terminal-stderr");
			const ret = getTerminalStderr();
			_debugLog("[iface=\"wasi:cli/terminal-stderr@0.2.3\", function=\"get-terminal-stderr\"] [Instruction::CallInterface] (sync, @ post-call)");
			endCurrentTask(0);
			var variant1 = ret;
			if (variant1 === null || variant1 === void 0) dataView(memory0).setInt8(arg0 + 0, 0, true);
			else {
				const e = variant1;
				dataView(memory0).setInt8(arg0 + 0, 1, true);
				if (!(e instanceof TerminalOutput2)) throw new TypeError("Resource error: Not a valid \"TerminalOutput\" resource.");
				var handle0 = e[symbolRscHandle];
				if (!handle0) {
					const rep = e[symbolRscRep] || ++captureCnt5;
					captureTable5.set(rep, e);
					handle0 = rscTableCreateOwn(handleTable5, rep);
				}
				dataView(memory0).setInt32(arg0 + 4, handle0, true);
			}
			_debugLog("[iface=\"wasi:cli/terminal-stderr@0.2.3\", function=\"get-terminal-stderr\"][Instruction::Return]", {
				funcName: "get-terminal-stderr",
				paramCount: 0,
				postReturn: false
			});
		}
		let exports3;
		function trampoline1(handle) {
			const handleEntry = rscTableRemove(handleTable6, handle);
			if (handleEntry.own) {
				const rsc = captureTable6.get(handleEntry.rep);
				if (rsc) {
					if (rsc[symbolDispose]) rsc[symbolDispose]();
					captureTable6.delete(handleEntry.rep);
				} else if (DirectoryEntryStream2[symbolCabiDispose]) DirectoryEntryStream2[symbolCabiDispose](handleEntry.rep);
			}
		}
		function trampoline2(handle) {
			const handleEntry = rscTableRemove(handleTable3, handle);
			if (handleEntry.own) {
				const rsc = captureTable3.get(handleEntry.rep);
				if (rsc) {
					if (rsc[symbolDispose]) rsc[symbolDispose]();
					captureTable3.delete(handleEntry.rep);
				} else if (OutputStream2[symbolCabiDispose]) OutputStream2[symbolCabiDispose](handleEntry.rep);
			}
		}
		function trampoline3(handle) {
			const handleEntry = rscTableRemove(handleTable0, handle);
			if (handleEntry.own) {
				const rsc = captureTable0.get(handleEntry.rep);
				if (rsc) {
					if (rsc[symbolDispose]) rsc[symbolDispose]();
					captureTable0.delete(handleEntry.rep);
				} else if (Error$1[symbolCabiDispose]) Error$1[symbolCabiDispose](handleEntry.rep);
			}
		}
		function trampoline4(handle) {
			const handleEntry = rscTableRemove(handleTable2, handle);
			if (handleEntry.own) {
				const rsc = captureTable2.get(handleEntry.rep);
				if (rsc) {
					if (rsc[symbolDispose]) rsc[symbolDispose]();
					captureTable2.delete(handleEntry.rep);
				} else if (InputStream2[symbolCabiDispose]) InputStream2[symbolCabiDispose](handleEntry.rep);
			}
		}
		function trampoline5(handle) {
			const handleEntry = rscTableRemove(handleTable7, handle);
			if (handleEntry.own) {
				const rsc = captureTable7.get(handleEntry.rep);
				if (rsc) {
					if (rsc[symbolDispose]) rsc[symbolDispose]();
					captureTable7.delete(handleEntry.rep);
				} else if (Descriptor2[symbolCabiDispose]) Descriptor2[symbolCabiDispose](handleEntry.rep);
			}
		}
		function trampoline10(handle) {
			const handleEntry = rscTableRemove(handleTable1, handle);
			if (handleEntry.own) {
				const rsc = captureTable1.get(handleEntry.rep);
				if (rsc) {
					if (rsc[symbolDispose]) rsc[symbolDispose]();
					captureTable1.delete(handleEntry.rep);
				} else if (Pollable[symbolCabiDispose]) Pollable[symbolCabiDispose](handleEntry.rep);
			}
		}
		function trampoline12(handle) {
			const handleEntry = rscTableRemove(handleTable4, handle);
			if (handleEntry.own) {
				const rsc = captureTable4.get(handleEntry.rep);
				if (rsc) {
					if (rsc[symbolDispose]) rsc[symbolDispose]();
					captureTable4.delete(handleEntry.rep);
				} else if (TerminalInput2[symbolCabiDispose]) TerminalInput2[symbolCabiDispose](handleEntry.rep);
			}
		}
		function trampoline13(handle) {
			const handleEntry = rscTableRemove(handleTable5, handle);
			if (handleEntry.own) {
				const rsc = captureTable5.get(handleEntry.rep);
				if (rsc) {
					if (rsc[symbolDispose]) rsc[symbolDispose]();
					captureTable5.delete(handleEntry.rep);
				} else if (TerminalOutput2[symbolCabiDispose]) TerminalOutput2[symbolCabiDispose](handleEntry.rep);
			}
		}
		Promise.all([
			module0,
			module1,
			module2,
			module3
		]).catch(() => {});
		({exports: exports0} = yield instantiateCore(yield module2));
		({exports: exports1} = yield instantiateCore(yield module0, { wasi_snapshot_preview1: {
			args_get: exports0["0"],
			args_sizes_get: exports0["1"],
			clock_time_get: exports0["4"],
			environ_get: exports0["2"],
			environ_sizes_get: exports0["3"],
			fd_close: exports0["5"],
			fd_fdstat_get: exports0["6"],
			fd_filestat_get: exports0["7"],
			fd_filestat_set_size: exports0["8"],
			fd_filestat_set_times: exports0["9"],
			fd_pread: exports0["10"],
			fd_prestat_dir_name: exports0["12"],
			fd_prestat_get: exports0["11"],
			fd_read: exports0["13"],
			fd_readdir: exports0["14"],
			fd_seek: exports0["15"],
			fd_write: exports0["16"],
			path_create_directory: exports0["17"],
			path_filestat_get: exports0["18"],
			path_link: exports0["19"],
			path_open: exports0["20"],
			path_readlink: exports0["21"],
			path_remove_directory: exports0["22"],
			path_rename: exports0["23"],
			path_symlink: exports0["24"],
			path_unlink_file: exports0["25"],
			poll_oneoff: exports0["26"],
			proc_exit: exports0["27"],
			random_get: exports0["28"]
		} }));
		({exports: exports2} = yield instantiateCore(yield module1, {
			__main_module__: { _start: exports1._start },
			env: { memory: exports1.memory },
			"wasi:cli/environment@0.2.3": {
				"get-arguments": exports0["29"],
				"get-environment": exports0["30"]
			},
			"wasi:cli/exit@0.2.3": { exit: trampoline16 },
			"wasi:cli/stderr@0.2.3": { "get-stderr": trampoline11 },
			"wasi:cli/stdin@0.2.3": { "get-stdin": trampoline14 },
			"wasi:cli/stdout@0.2.3": { "get-stdout": trampoline15 },
			"wasi:cli/terminal-input@0.2.3": { "[resource-drop]terminal-input": trampoline12 },
			"wasi:cli/terminal-output@0.2.3": { "[resource-drop]terminal-output": trampoline13 },
			"wasi:cli/terminal-stderr@0.2.3": { "get-terminal-stderr": exports0["66"] },
			"wasi:cli/terminal-stdin@0.2.3": { "get-terminal-stdin": exports0["64"] },
			"wasi:cli/terminal-stdout@0.2.3": { "get-terminal-stdout": exports0["65"] },
			"wasi:clocks/monotonic-clock@0.2.3": {
				now: trampoline0,
				"subscribe-duration": trampoline6,
				"subscribe-instant": trampoline7
			},
			"wasi:clocks/wall-clock@0.2.3": { now: exports0["31"] },
			"wasi:filesystem/preopens@0.2.3": { "get-directories": exports0["63"] },
			"wasi:filesystem/types@0.2.3": {
				"[method]descriptor.append-via-stream": exports0["47"],
				"[method]descriptor.create-directory-at": exports0["38"],
				"[method]descriptor.get-flags": exports0["32"],
				"[method]descriptor.get-type": exports0["33"],
				"[method]descriptor.link-at": exports0["39"],
				"[method]descriptor.metadata-hash": exports0["34"],
				"[method]descriptor.metadata-hash-at": exports0["37"],
				"[method]descriptor.open-at": exports0["53"],
				"[method]descriptor.read": exports0["49"],
				"[method]descriptor.read-directory": exports0["50"],
				"[method]descriptor.read-via-stream": exports0["45"],
				"[method]descriptor.readlink-at": exports0["40"],
				"[method]descriptor.remove-directory-at": exports0["41"],
				"[method]descriptor.rename-at": exports0["42"],
				"[method]descriptor.set-size": exports0["35"],
				"[method]descriptor.set-times": exports0["48"],
				"[method]descriptor.stat": exports0["51"],
				"[method]descriptor.stat-at": exports0["52"],
				"[method]descriptor.symlink-at": exports0["43"],
				"[method]descriptor.unlink-file-at": exports0["44"],
				"[method]descriptor.write-via-stream": exports0["46"],
				"[method]directory-entry-stream.read-directory-entry": exports0["54"],
				"[resource-drop]descriptor": trampoline5,
				"[resource-drop]directory-entry-stream": trampoline1,
				"filesystem-error-code": exports0["36"]
			},
			"wasi:io/error@0.2.3": { "[resource-drop]error": trampoline3 },
			"wasi:io/poll@0.2.3": {
				"[resource-drop]pollable": trampoline10,
				poll: exports0["61"]
			},
			"wasi:io/streams@0.2.3": {
				"[method]input-stream.blocking-read": exports0["56"],
				"[method]input-stream.read": exports0["55"],
				"[method]input-stream.subscribe": trampoline9,
				"[method]output-stream.blocking-flush": exports0["60"],
				"[method]output-stream.blocking-write-and-flush": exports0["59"],
				"[method]output-stream.check-write": exports0["57"],
				"[method]output-stream.subscribe": trampoline8,
				"[method]output-stream.write": exports0["58"],
				"[resource-drop]input-stream": trampoline4,
				"[resource-drop]output-stream": trampoline2
			},
			"wasi:random/random@0.2.3": { "get-random-bytes": exports0["62"] }
		}));
		memory0 = exports1.memory;
		realloc0 = exports2.cabi_import_realloc;
		({exports: exports3} = yield instantiateCore(yield module3, { "": {
			$imports: exports0.$imports,
			"0": exports2.args_get,
			"1": exports2.args_sizes_get,
			"10": exports2.fd_pread,
			"11": exports2.fd_prestat_get,
			"12": exports2.fd_prestat_dir_name,
			"13": exports2.fd_read,
			"14": exports2.fd_readdir,
			"15": exports2.fd_seek,
			"16": exports2.fd_write,
			"17": exports2.path_create_directory,
			"18": exports2.path_filestat_get,
			"19": exports2.path_link,
			"2": exports2.environ_get,
			"20": exports2.path_open,
			"21": exports2.path_readlink,
			"22": exports2.path_remove_directory,
			"23": exports2.path_rename,
			"24": exports2.path_symlink,
			"25": exports2.path_unlink_file,
			"26": exports2.poll_oneoff,
			"27": exports2.proc_exit,
			"28": exports2.random_get,
			"29": trampoline17,
			"3": exports2.environ_sizes_get,
			"30": trampoline18,
			"31": trampoline19,
			"32": trampoline20,
			"33": trampoline21,
			"34": trampoline22,
			"35": trampoline23,
			"36": trampoline24,
			"37": trampoline25,
			"38": trampoline26,
			"39": trampoline27,
			"4": exports2.clock_time_get,
			"40": trampoline28,
			"41": trampoline29,
			"42": trampoline30,
			"43": trampoline31,
			"44": trampoline32,
			"45": trampoline33,
			"46": trampoline34,
			"47": trampoline35,
			"48": trampoline36,
			"49": trampoline37,
			"5": exports2.fd_close,
			"50": trampoline38,
			"51": trampoline39,
			"52": trampoline40,
			"53": trampoline41,
			"54": trampoline42,
			"55": trampoline43,
			"56": trampoline44,
			"57": trampoline45,
			"58": trampoline46,
			"59": trampoline47,
			"6": exports2.fd_fdstat_get,
			"60": trampoline48,
			"61": trampoline49,
			"62": trampoline50,
			"63": trampoline51,
			"64": trampoline52,
			"65": trampoline53,
			"66": trampoline54,
			"7": exports2.fd_filestat_get,
			"8": exports2.fd_filestat_set_size,
			"9": exports2.fd_filestat_set_times
		} }));
		let run023Run;
		function run() {
			_debugLog("[iface=\"wasi:cli/run@0.2.3\", function=\"run\"] [Instruction::CallWasm] (async? false, @ enter)");
			startCurrentTask(0, false, "run023Run");
			const ret = run023Run();
			endCurrentTask(0);
			let variant0;
			switch (ret) {
				case 0:
					variant0 = {
						tag: "ok",
						val: void 0
					};
					break;
				case 1:
					variant0 = {
						tag: "err",
						val: void 0
					};
					break;
				default: throw new TypeError("invalid variant discriminant for expected");
			}
			_debugLog("[iface=\"wasi:cli/run@0.2.3\", function=\"run\"][Instruction::Return]", {
				funcName: "run",
				paramCount: 1,
				postReturn: false
			});
			const retCopy = variant0;
			if (typeof retCopy === "object" && retCopy.tag === "err") throw new ComponentError(retCopy.val);
			return retCopy.val;
		}
		run023Run = exports2["wasi:cli/run@0.2.3#run"];
		const run023 = { run };
		return {
			run: run023,
			"wasi:cli/run@0.2.3": run023
		};
	})();
	let promise, resolve, reject;
	function runNext(value) {
		try {
			let done;
			do
				({value, done} = gen.next(value));
			while (!(value instanceof Promise) && !done);
			if (done) {
				if (resolve) return resolve(value);
				else return value;
			}
			if (!promise) promise = new Promise((_resolve, _reject) => (resolve = _resolve, reject = _reject));
			value.then((nextVal) => done ? resolve() : runNext(nextVal), reject);
		} catch (e) {
			if (reject) reject(e);
			else throw e;
		}
	}
	const maybeSyncReturn = runNext(null);
	return promise || maybeSyncReturn;
}
// src/worker/own/cpp/toolchain.ts
/** Runs the C++ compiler and the linker, which are one WebAssembly program. */
var NAME = "llvm";
var COMPILER$1 = "llvm.core.wasm";
/** Matches what a tool prints if it runs out of memory, on a program with huge arrays. */
var OUT_OF_MEMORY = /out of memory|bad_alloc|allocation failed/i;
var Toolchain = class Toolchain {
	#application;
	constructor(application) {
		this.#application = application;
	}
	/** Starts the toolchain. @param library includes the compiler's small auxiliary modules */
	static async started(compiler, library) {
		const modules = { [COMPILER$1]: compiler };
		const root = {};
		for (const [path, content] of library) if (path.endsWith(".wasm")) modules[path] = await WebAssembly.compile(Uint8Array.from(content));
		else addFile(root, path, content);
		const application = new Application({
			modules: () => Promise.resolve(modules),
			filesystem: () => Promise.resolve(root)
		}, instantiate, NAME);
		await application.run(void 0, {}, {
			...silent,
			fetchProgress: () => void 0
		});
		return new Toolchain(application);
	}
	/** Runs a tool. @param command its name and arguments */
	run(command, files) {
		const decoder = new TextDecoder();
		let report = "";
		const say = (bytes) => {
			if (bytes !== null) report += decoder.decode(bytes, { stream: true });
		};
		const options = {
			stdout: say,
			stderr: say,
			decodeASCII: false,
			synchronously: true
		};
		try {
			const made = this.#application.run(command, { ...files }, options);
			return {
				hasFailed: false,
				isTooLarge: false,
				report,
				files: made
			};
		} catch (error) {
			const isBroken = error instanceof WebAssembly.RuntimeError;
			const isTooLarge = isBroken ? OUT_OF_MEMORY.test(report) : error instanceof RangeError;
			if (isBroken || isTooLarge) return {
				hasFailed: true,
				isTooLarge,
				report,
				files: {}
			};
			if (!(error instanceof Exit)) throw error;
			return {
				hasFailed: true,
				isTooLarge,
				report,
				files: error.files
			};
		}
	}
};
var silent = {
	stdout: () => void 0,
	stderr: () => void 0,
	decodeASCII: false
};
/** Adds a file, and its folders if they are missing. */
function addFile(root, path, content) {
	const folders = path.split("/");
	const name = folders.pop() ?? "";
	let folder = root;
	for (const part of folders) {
		const next = folder[part] ??= {};
		if (typeof next === "string" || next instanceof Uint8Array) throw new TypeError(`${part} is no folder`);
		folder = next;
	}
	folder[name] = content;
}
// tests/support/cachedToolchain.ts
var FOLDER$1 = ".cache/cpp";
/**
* Compiler and linker, run once for each command and its files. Test files that share programs and headers, and later
* runs of the tests, read the result from `.cache/cpp`: the result depends only on the command, its files and the
* version of the compiler.
*/
var CachedToolchain = class {
	#toolchain;
	/** Hashes of file contents. Precompiled headers have some 15 MB, so each is hashed only once. */
	#digests = /* @__PURE__ */ new WeakMap();
	constructor(toolchain) {
		this.#toolchain = toolchain;
		mkdirSync(FOLDER$1, { recursive: true });
	}
	run(command, files) {
		const file = `${FOLDER$1}/${this.#key(command, files)}`;
		const known = readCached(file);
		if (known !== void 0) return known;
		const run = this.#toolchain.run(command, files);
		const made = Object.entries(run.files).filter(([name, content]) => files[name] !== content);
		const result = {
			...run,
			files: Object.fromEntries(made)
		};
		writeFileSync(`${file}.${process.pid}`, serialize(result));
		renameSync(`${file}.${process.pid}`, file);
		return result;
	}
	#key(command, files) {
		const hash = createHash("sha256").update(JSON.stringify([CLANG_VERSION, command]));
		this.#addTo(hash, files);
		return hash.digest("hex");
	}
	#addTo(hash, files) {
		for (const [name, content] of Object.entries(files)) {
			hash.update(JSON.stringify(name));
			if (typeof content === "string") hash.update(JSON.stringify(content));
			else if (content instanceof Uint8Array) hash.update(this.#digest(content));
			else {
				hash.update("{");
				this.#addTo(hash, content);
				hash.update("}");
			}
		}
	}
	#digest(content) {
		let digest = this.#digests.get(content);
		if (digest === void 0) {
			digest = createHash("sha256").update(content).digest();
			this.#digests.set(content, digest);
		}
		return digest;
	}
};
function readCached(file) {
	try {
		return deserialize(readFileSync(file));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return void 0;
		throw error;
	}
}
// src/calls/question.ts
/** A question failed: its job threw, or its worker is lost. */
var Lost = class extends Error {
	name = "Lost";
	loss;
	constructor(loss) {
		super("message" in loss ? loss.message : loss.kind);
		this.loss = loss;
	}
};
/** A telling with the buffers that move to the asker; without it, a telling is copied. */
var HandedOver = class {
	tell;
	transfer;
	constructor(tell, transfer) {
		this.tell = tell;
		this.transfer = transfer;
	}
};
// src/calls/tellings.ts
/** What is told about one question and not yet iterated over. */
var Tellings = class {
	#queue = [];
	#end;
	#wake = () => void 0;
	tell(tell) {
		this.#queue.push(tell);
		this.#wake();
	}
	end() {
		this.#settle(void 0);
	}
	fail(error) {
		this.#settle(error);
	}
	#settle(error) {
		this.#end ??= { error };
		this.#wake();
	}
	/** Yields each telling until the end; ends early, and silently, once the signal is aborted. */
	async *until(signal) {
		const wake = () => this.#wake();
		signal.addEventListener("abort", wake);
		try {
			while (!signal.aborted) if (this.#queue.length > 0) yield this.#queue.shift();
			else if (this.#end?.error !== void 0) throw this.#end.error;
			else if (this.#end !== void 0) return;
			else await new Promise((resolve) => this.#wake = resolve);
		} finally {
			signal.removeEventListener("abort", wake);
		}
	}
};
// src/calls/watchedWorker.ts
/** Thrown instead of creating a worker if the page's frame is sandboxed: such a frame can never create a worker. */
var SandboxedError = class extends Error {
	name = "SandboxedError";
};
/** Default timeouts. */
var PATIENCE = {
	beats: 5,
	beatsAtFirst: 10
};
/** Pings a worker while messages pass, and reports its loss once. */
var WatchedWorker = class {
	#worker;
	#everySecond;
	#onLoss;
	/** Ends the calls once a second; undefined while the worker is not watched. */
	#endWatch;
	#patience;
	/** Stricter limit of silent beats while the worker has a short task; else infinite. */
	#beatLimit = Number.POSITIVE_INFINITY;
	/** True once the worker has posted a message. */
	#hasAnswered = false;
	/** True if a message, other than a pong, has passed since the last ping. */
	#hadMessageSincePing = false;
	/** Number of beats since the unanswered ping; undefined if there is none. */
	#silentBeats;
	#hasEnded = false;
	/**
	* @param received called with each message, except answers to pings
	* @param lost called once if the worker is lost; not after `terminate`
	* @param isMessage validates messages of a worker that runs untrusted code; an invalid one ends it
	*/
	constructor(makeWorker, everySecond, received, lost, patience = PATIENCE, isMessage = () => true) {
		this.#patience = patience;
		this.#everySecond = everySecond;
		this.#onLoss = lost;
		try {
			this.#worker = makeWorker();
		} catch (error) {
			const kind = error instanceof SandboxedError ? "sandboxed" : "not-made";
			queueMicrotask(() => this.#end({ kind }));
		}
		this.#worker?.addEventListener("message", ({ data: message }) => {
			if (this.#hasEnded) return;
			if (!isMessage(message)) return this.#end({
				kind: "crashed",
				message: "A message is none of the protocol"
			});
			this.#silentBeats = void 0;
			this.#hasAnswered = true;
			if (message.type === "pong") return;
			this.#watch();
			received(message);
		});
		this.#worker?.addEventListener("error", ({ message }) => this.#end(message === void 0 ? { kind: "not-loaded" } : {
			kind: "crashed",
			message
		}));
		this.#worker?.addEventListener("messageerror", () => this.#end({
			kind: "crashed",
			message: "A message could not be read"
		}));
	}
	/** True if the worker has been silent for longer than healthy workers are. */
	get isSuspect() {
		return (this.#silentBeats ?? 0) > 1;
	}
	postMessage(message) {
		this.#worker?.postMessage(message);
		this.#watch();
	}
	/** Lowers the number of silent beats after which the worker counts as lost. @param beats Infinity resets it */
	expectWithin(beats) {
		this.#beatLimit = beats;
	}
	terminate() {
		this.#hasEnded = true;
		this.#endWatch?.();
		this.#worker?.terminate();
	}
	/** Notes that a message has passed, and begins to send pings. */
	#watch() {
		if (this.#hasEnded) return;
		this.#hadMessageSincePing = true;
		this.#endWatch ??= this.#everySecond(() => this.#handleBeat());
	}
	/** Called once a second while the worker is watched: counts silence, sends the next ping, or ends the watch. */
	#handleBeat() {
		if (this.#silentBeats !== void 0) {
			const { beats, beatsAtFirst } = this.#patience;
			const most = this.#hasAnswered ? Math.min(beats, this.#beatLimit) : beatsAtFirst;
			if (++this.#silentBeats >= most) this.#end({ kind: "silent" });
		} else if (this.#hadMessageSincePing) {
			this.#hadMessageSincePing = false;
			this.#silentBeats = 0;
			this.#worker?.postMessage({ type: "ping" });
		} else {
			this.#endWatch?.();
			this.#endWatch = void 0;
		}
	}
	#end(loss) {
		if (this.#hasEnded) return;
		this.terminate();
		this.#onLoss(loss);
	}
};
// src/calls/client.ts
/** Asks one worker, which is made for the first question and again after it was lost or ended. */
var Client = class {
	#makeWorker;
	#options;
	#worker;
	/** True until the worker has answered a question, or failed at one. */
	#isFresh = true;
	#lastId = 0;
	#open = /* @__PURE__ */ new Map();
	/** Questions that were dropped, and of whose end the worker has not told yet. */
	#dropped = /* @__PURE__ */ new Map();
	constructor(makeWorker, options) {
		this.#makeWorker = makeWorker;
		this.#options = options;
	}
	async *ask(kind, order, signal) {
		if (signal.aborted) return;
		const id = ++this.#lastId;
		const tellings = new Tellings();
		this.#open.set(id, {
			kind,
			order,
			tellings,
			isBegun: false
		});
		const drop = () => this.#drop(id);
		signal.addEventListener("abort", drop);
		try {
			this.#post({
				type: "ask",
				id,
				kind,
				order
			});
			yield* tellings.until(signal);
		} finally {
			signal.removeEventListener("abort", drop);
			drop();
		}
	}
	/** Ends the worker; the next question starts another. Open questions end without an answer. */
	end() {
		this.#disconnect();
		const open = [...this.#open.values()];
		this.#open.clear();
		for (const { tellings } of open) tellings.end();
	}
	/** Drops a question that nobody wants any more; a no-op if it has ended. */
	#drop(id) {
		const question = this.#open.get(id);
		if (question === void 0) return;
		this.#open.delete(id);
		this.#dropped.set(id, question);
		if (question.isBegun) return this.#leave(question);
		this.#worker?.postMessage({
			type: "end",
			id
		});
		if (this.#open.size === 0 && this.#worker?.isSuspect === true) this.#disconnect();
	}
	/** Leaves a worker that works on a question nobody wants, unless its end is worth waiting for. */
	#leave({ kind, order }) {
		if (this.#options.isWorthWaiting?.(kind, order) === true) return;
		this.#restart();
	}
	/** Ends the worker, and asks another what is still open. */
	#restart() {
		this.#disconnect();
		for (const [id, question] of this.#open) {
			question.isBegun = false;
			this.#post({
				type: "ask",
				id,
				kind: question.kind,
				order: question.order
			});
		}
	}
	#post(message) {
		this.#worker ??= this.#connect();
		this.#worker.postMessage(message);
	}
	#connect() {
		this.#isFresh = true;
		const { everySecond, silence, isMessage } = this.#options;
		return new WatchedWorker(this.#makeWorker, everySecond, (message) => this.#receive(message), (loss) => this.#lose(loss), silence, isMessage);
	}
	#disconnect() {
		this.#worker?.terminate();
		this.#worker = void 0;
		this.#dropped.clear();
	}
	/** Fails every open question, once. */
	#lose(loss) {
		this.#disconnect();
		const open = [...this.#open.values()];
		this.#open.clear();
		for (const { tellings } of open) tellings.fail(new Lost(loss));
	}
	#receive(message) {
		if (message.type === "unready") return this.#lose({
			kind: "not-ready",
			message: message.reason
		});
		if (message.type === "restart") return this.#startAgain();
		if (message.type === "answered" || message.type === "failed") this.#isFresh = false;
		const question = this.#open.get(message.id);
		if (question === void 0) return this.#receiveUnwanted(message);
		switch (message.type) {
			case "begun":
				question.isBegun = true;
				break;
			case "told":
				this.#tell(question, message.tell);
				return;
			case "answered":
				if (!this.#tell(question, message.tell)) return;
				this.#close(message.id, question);
				if (message.isSpent) return this.#restart();
				break;
			case "over":
				this.#close(message.id, question);
				break;
			case "failed":
				question.tellings.fail(new Lost({
					kind: "crashed",
					message: message.reason
				}));
				this.#close(message.id, question);
				if (message.isSpent) return this.#restart();
		}
		this.#limitSilence();
	}
	/** Receives what is said of a question that was dropped. */
	#receiveUnwanted(message) {
		const dropped = this.#dropped.get(message.id);
		if (dropped === void 0 || message.type === "told") return;
		if (message.type === "begun") return this.#leave(dropped);
		this.#dropped.delete(message.id);
		if (message.type !== "over" && message.isSpent) this.#restart();
	}
	/** Asks another worker what is open, because this one says so. A worker that says so at once is lost. */
	#startAgain() {
		if (this.#isFresh) this.#lose({
			kind: "crashed",
			message: "A new worker needs another one"
		});
		else this.#restart();
	}
	/** @returns false if the worker was lost, because it told what no question has */
	#tell(question, tell) {
		if (this.#options.isTelling?.(question.kind, tell) === false) {
			this.#lose({
				kind: "crashed",
				message: "A message is none of the protocol"
			});
			return false;
		}
		question.tellings.tell(tell);
		return true;
	}
	#close(id, { tellings }) {
		this.#open.delete(id);
		tellings.end();
	}
	#limitSilence() {
		const { silenceOf } = this.#options;
		if (silenceOf === void 0) return;
		const begun = [...this.#open.values()].find(({ isBegun }) => isBegun);
		this.#worker?.expectWithin(begun === void 0 ? Number.POSITIVE_INFINITY : silenceOf(begun.kind, begun.order));
	}
};
// src/calls/envelope.ts
/** The form of the messages of a host that is not trusted. What it tells is checked by the asker, by kind. */
var id = pipe(number(), integer(), minValue(1));
variant("type", [
	object({ type: literal("pong") }),
	object({
		type: literal("begun"),
		id
	}),
	object({
		type: literal("told"),
		id,
		tell: unknown()
	}),
	object({
		type: literal("answered"),
		id,
		tell: unknown(),
		isSpent: boolean()
	}),
	object({
		type: literal("over"),
		id
	}),
	object({
		type: literal("failed"),
		id,
		reason: string(),
		isSpent: boolean()
	}),
	object({ type: literal("restart") }),
	object({
		type: literal("unready"),
		reason: string()
	})
]);
// src/core/own/outcome.ts
var HIDDEN = [
	"no-board",
	"unwritten",
	"ended-before",
	"unseen-writes",
	"optimized"
];
/**
* Returns why the steps of a run whose writes were watched are hidden; undefined if they are not, or if the outcome
* explains it (`neverRan`).
*/
function hiddenReason({ outcome, events, hasBoard, hasMissedWrite }) {
	if (neverRan(outcome.kind)) return void 0;
	if (hasMissedWrite) return "unseen-writes";
	if (events > 0) return void 0;
	if (outcome.kind !== "finished") return "ended-before";
	return hasBoard ? "unwritten" : "no-board";
}
var NEVER_RAN = /* @__PURE__ */ new Set([
	"syntax-error",
	"compile-error",
	"no-function"
]);
/**
* True if a program with this outcome or verdict did not run, or lacks the function to call: it would end the same way
* on every input.
*/
function neverRan(kind) {
	return NEVER_RAN.has(kind);
}
// src/worker/ownTellings.ts
/**
* Schemas of what a worker that runs users' own programs tells. The worker runs untrusted code, so what does not match
* is rejected, and the worker is ended.
*/
/** Maximum length of a text: four times the maximum output of a program. */
var MAX_TEXT = 1 << 22;
/** Maximum nesting of lists in a variable; no language reports more than three. */
var MAX_LEVELS = 8;
/** Maximum number of entries in a list of a message. */
var MOST_ENTRIES = 65536;
/** Maximum number of files in a report. */
var MOST_FILES = 64;
var text = pipe(string(), maxLength(MAX_TEXT));
var milliseconds = pipe(number(), finite(), minValue(0));
var count = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER));
var line = pipe(number(), integer(), minValue(1), maxValue(1 << 24));
/** Place in the source, from 1. */
var place = {
	line: optional(line),
	column: optional(line)
};
/** Writes to the board (cell × 16 + digit), and the line of each. */
var parts$1 = {
	writes: pipe(instance(Uint16Array), maxLength(PAGE_EVENTS), check((writes) => writes.every((write) => write >> 4 < 81))),
	lines: pipe(instance(Uint16Array), maxLength(PAGE_EVENTS))
};
var outcome = variant("kind", [
	object({
		kind: literal("finished"),
		answer: optional(text)
	}),
	object({
		kind: literal("no-function"),
		name: text
	}),
	object({
		kind: literal("runtime-error"),
		line: place.line,
		error: text,
		message: text,
		calls: count
	}),
	object({
		kind: literal("syntax-error"),
		...place,
		error: text,
		message: text
	}),
	object({
		kind: literal("compile-error"),
		...place,
		message: text
	}),
	object({
		kind: picklist([
			"time-limit",
			"memory-limit",
			"output-limit"
		]),
		line: place.line
	})
]);
var io = object({
	input: picklist([
		"unread",
		"read",
		"overread"
	]),
	standIns: pipe(array(text), maxLength(MOST_FILES)),
	written: pipe(array(object({
		name: text,
		text
	})), maxLength(MOST_FILES))
});
var diagnostic = object({
	severity: picklist(["error", "warning"]),
	...place,
	message: text
});
var watched = custom((shown) => isWatchValue(shown, MAX_LEVELS));
var variable = object({
	name: text,
	value: watched
});
var inspection = pipe(object({
	from: count,
	to: count,
	calls: pipe(array(object({
		name: text,
		line,
		variables: pipe(array(variable), maxLength(MOST_ENTRIES))
	})), maxLength(MOST_ENTRIES)),
	lines: pipe(array(object({
		before: count,
		after: count,
		line,
		stack: array(count),
		omitted: count,
		returned: optional(variable)
	})), maxLength(MOST_ENTRIES)),
	differs: boolean()
}), check((reported) => isInOrder(reported)));
/** Text of a value; may have twice `MAX_VALUE_CHARACTERS`, because languages count characters differently. */
var value = pipe(string(), maxLength(400));
/** Position in an expression, from 1, of a fault or of a change that it would make; missing if unknown. */
var position = optional(pipe(count, minValue(1)));
var values = variant("kind", [
	pipe(object({
		kind: literal("read"),
		columns: pipe(array(text), minLength(1), maxLength(8)),
		events: pipe(array(count), maxLength(MOST_ROWS)),
		cells: pipe(array(count), maxLength(MOST_ROWS * 8)),
		pool: array(union([
			pipe(number(), finite()),
			value,
			object({ error: value })
		])),
		end: picklist([
			"all",
			"full",
			"cut"
		]),
		upTo: count
	}), check(({ columns, events, cells, pool }) => cells.length === columns.length * events.length && cells.every((index) => index < pool.length))),
	object({
		kind: literal("fault"),
		column: position,
		message: text
	}),
	object({
		kind: literal("changes"),
		column: position,
		what: text
	}),
	object({
		kind: literal("no-code"),
		next: optional(line)
	}),
	object({ kind: literal("differs") })
]);
var story = variant("kind", [
	object({
		kind: literal("read"),
		writes: pipe(array(object({
			event: count,
			step: count,
			line,
			before: optional(watched),
			after: watched
		})), maxLength(10)),
		from: count,
		to: count,
		isWhole: boolean()
	}),
	object({ kind: literal("missing") }),
	object({ kind: literal("differs") })
]);
/** Digests of the pages of a run: 32-bit integers. */
var digests = pipe(array(pipe(number(), integer())), maxLength(MOST_ENTRIES));
var starting = [object({
	type: literal("fetching"),
	bytes: count,
	totalBytes: count
}), object({ type: literal("loaded") })];
var recording = variant("type", [
	...starting,
	object({ type: literal("compiling") }),
	pipe(object({
		type: literal("recorded"),
		...parts$1
	}), check(({ writes, lines }) => writes.length === lines.length)),
	object({
		type: literal("packed"),
		page: pipe(instance(Uint8Array), check((page) => isPackedPage(page)))
	}),
	object({
		type: literal("running"),
		elapsedMs: milliseconds
	}),
	object({ type: literal("again") }),
	object({
		type: literal("ended"),
		outcome,
		output: text,
		errors: optional(text),
		diagnostics: pipe(array(diagnostic), maxLength(MOST_ENTRIES)),
		elapsedMs: milliseconds,
		events: count,
		hidden: optional(picklist(HIDDEN)),
		io: optional(io),
		digests,
		isLight: boolean()
	})
]);
/** Returns the schema of what is told of a question, from that of its answer. */
function runTold(answer) {
	return variant("type", [
		...starting,
		object({
			type: literal("alive"),
			events: count
		}),
		object({
			type: literal("answered"),
			answer
		})
	]);
}
var lineCounts = pipe(array(pipe(strictTuple([
	line,
	count,
	count
]), length(3))), maxLength(MOST_ENTRIES));
var graded = object({
	outcome,
	output: text,
	errors: text,
	elapsedMs: milliseconds,
	memoryBytes: count,
	io: optional(io)
});
var probed = pipe(object({
	...parts$1,
	outcome,
	output: text,
	hasBoard: boolean(),
	isComplete: boolean()
}), check(({ writes, lines }) => writes.length === lines.length));
/** What is told of each kind of question. */
var TOLD = {
	run: recording,
	inspect: runTold(inspection),
	find: runTold(optional(count)),
	values: runTold(values),
	follow: runTold(story),
	count: runTold(optional(lineCounts)),
	grade: runTold(graded),
	probe: runTold(probed),
	time: runTold(optional(milliseconds))
};
/** Returns true if a worker tells what a question of this kind has. */
function isTelling(kind, tell) {
	return is(TOLD[kind], tell);
}
/** Returns true for a `WatchValue`. @param levels maximum nesting of lists, so that no value exhausts the stack */
function isWatchValue(value, levels) {
	if (typeof value === "number" || typeof value === "boolean") return true;
	if (typeof value === "string") return value.length <= MAX_TEXT;
	if (typeof value !== "object" || value === null || levels === 0) return false;
	if ("text" in value) return typeof value.text === "string" && value.text.length <= MAX_TEXT;
	const entries = "set" in value ? value.set : value;
	if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) return false;
	return entries.every((entry) => isWatchValue(entry, levels - 1));
}
/** Returns true if no line ends before it begins, and all stacks refer to existing calls. */
function isInOrder({ calls, lines }) {
	return lines.every(({ before, after, stack }) => before <= after && stack.every((call) => call < calls.length));
}
// src/app/own/ownWorkers.ts
/**
* Waits for the answer of a question.
* @throws Lost if the question failed, or its worker is lost
* @throws the signal's reason if it is aborted
*/
async function answered$1(tellings, signal, { alive, started } = {}) {
	for await (const told of tellings) {
		if (told.type === "answered") return told.answer;
		if (told.type === "alive") alive?.(told.events);
		else started?.(told.type === "loaded" ? "loaded" : told);
	}
	signal.throwIfAborted();
	throw new Error("The question ended without an answer");
}
// src/app/own/timing.ts
/** Times a Python program and a fixed reference workload, a run a question, so that more urgent questions go first. */
/**
* Time budget for the runs of the program. The fastest run counts, because other processes interfere and the browser is
* still optimising the interpreter. For the same reasons, program and reference alternate.
*/
var BUDGET_MS = 800;
/** Maximum runs of the program. */
var MAX_RUNS = 4;
/** Minimum runs of the reference workload. */
var MIN_REFERENCES = 4;
/** Time limit of a run of the reference workload, which takes some hundredths of a second. */
var REFERENCE_MS = 6e4;
/**
* Times a program and the reference workload in turn. `plainMs` is undefined if no run could be timed within the limit.
* @throws Lost if the worker is lost while it runs the reference workload
*/
async function timedProgram(workers, program, mostMs, signal) {
	const references = [await runMs(workers, void 0, REFERENCE_MS, signal)];
	let [plainMs, sumMs] = [Infinity, 0];
	for (let runs = 0; runs < MAX_RUNS && sumMs < BUDGET_MS; runs++) {
		const ms = await runMs(workers, program, mostMs, signal).catch(infiniteIfLost);
		plainMs = Math.min(plainMs, ms);
		sumMs += ms;
		if (ms < Infinity) references.push(await runMs(workers, void 0, REFERENCE_MS, signal));
	}
	return {
		plainMs: plainMs === Infinity ? void 0 : plainMs,
		...fastestAndSlowest(await moreReferences(workers, references, signal))
	};
}
/** Returns the time of a run; Infinity if it was cut off. */
async function runMs(workers, program, mostMs, signal) {
	return await answered$1(workers.ask("python", "time", {
		program,
		mostMs
	}, signal), signal) ?? Number.POSITIVE_INFINITY;
}
/** The program could not be interrupted, or broke the interpreter: it has no time. */
function infiniteIfLost(error) {
	if (error instanceof Lost) return Number.POSITIVE_INFINITY;
	throw error;
}
async function moreReferences(workers, references, signal) {
	const all = [...references];
	while (all.length < MIN_REFERENCES) all.push(await runMs(workers, void 0, REFERENCE_MS, signal));
	return all;
}
function fastestAndSlowest(references) {
	return {
		referenceMs: Math.min(...references),
		slowReferenceMs: Math.max(...references.slice(1))
	};
}
// src/calls/serve.ts
/** Thrown by a job before it works on its question: the question needs a new worker. */
var StartAgain = class extends Error {
	name = "StartAgain";
};
/** Serves questions one after the other, the most urgent first. @returns what receives the client's messages */
function serveInLine(post, jobs, { pause, ready }) {
	const urgency = Object.keys(jobs);
	/** The questions that wait, in the order in which they were asked. */
	const waiting = /* @__PURE__ */ new Map();
	let isServing = false;
	let isReady = ready === void 0;
	const mostUrgent = () => [...waiting.values()].toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind))[0];
	/** @returns true if nothing more may be answered */
	async function answerOne({ id, kind, order }) {
		waiting.delete(id);
		post({
			type: "begun",
			id
		}, []);
		let isSpent = false;
		try {
			const job = jobs[kind];
			if (job === void 0) throw new RangeError(`No question ${kind}`);
			send(post, await job(order, {
				tell: (told) => send(post, told, (tell) => ({
					type: "told",
					id,
					tell
				})),
				spend: () => isSpent = true
			}), (tell) => ({
				type: "answered",
				id,
				tell,
				isSpent
			}));
		} catch (error) {
			if (error instanceof StartAgain) {
				post({ type: "restart" }, []);
				return true;
			}
			post({
				type: "failed",
				id,
				reason: reasonOf(error),
				isSpent
			}, []);
		}
		return isSpent;
	}
	async function serveAll() {
		if (isServing) return;
		isServing = true;
		try {
			if (!isReady) await ready?.((tell) => {
				for (const id of waiting.keys()) post({
					type: "told",
					id,
					tell
				}, []);
			});
		} catch (error) {
			return post({
				type: "unready",
				reason: reasonOf(error)
			}, []);
		}
		isReady = true;
		for (;;) {
			await pause();
			const next = mostUrgent();
			if (next === void 0) break;
			if (await answerOne(next)) return;
		}
		isServing = false;
	}
	return (message) => {
		if (message.type === "ping") return post({ type: "pong" }, []);
		if (message.type === "end") {
			if (waiting.delete(message.id)) post({
				type: "over",
				id: message.id
			}, []);
			return;
		}
		waiting.set(message.id, message);
		serveAll();
	};
}
/** Posts something told, without its wrapping. */
function send(post, told, messageOf) {
	if (told instanceof HandedOver) post(messageOf(told.tell), told.transfer);
	else post(messageOf(told), []);
}
/** What is said of an error that a job throws. */
function reasonOf(error) {
	return error instanceof Error ? error.message : String(error);
}
// src/worker/own/shared/answers.ts
/** @param digests page digests of the recorded run, as far as known */
function countsOf({ reported, isCut, digests: again }, digests) {
	const differs = digests.some((digest, page) => digest !== again[page]);
	if (reported === void 0 || isCut || differs) return void 0;
	return JSON.parse(reported[0]);
}
/** Returns the event that was found, if any. */
function foundEvent([answer]) {
	return JSON.parse(answer) ?? void 0;
}
/** @param digests page digests of the recorded run */
function valuesAnswerOf([answer, values], { digests: again, isCut }, digests) {
	const withoutPool = JSON.parse(answer);
	if (withoutPool.kind !== "read") return withoutPool;
	if (again.some((digest, page) => page < digests.length && digest !== digests[page])) return { kind: "differs" };
	const pool = JSON.parse(values);
	return {
		...withoutPool,
		pool,
		end: isCut && withoutPool.end === "all" ? "cut" : withoutPool.end
	};
}
/** @param digests page digests of the recorded run */
function variableAnswerOf([answer, values], { digests: again }, digests) {
	const story = JSON.parse(answer);
	if (again.some((digest, page) => page < digests.length && digest !== digests[page])) return { kind: "differs" };
	if (story.kind === "missing") return story;
	const known = JSON.parse(values);
	const writes = story.writes.map(([event, step, line, before, after]) => ({
		event,
		step,
		line,
		before: before === -1 ? void 0 : known[before],
		after: known[after]
	}));
	return {
		...story,
		writes
	};
}
/**
* Converts an inspection as delivered by the language's runner. Replaces the indices of values by the values, and drops
* calls to which no line refers.
* @param again page digests of the rerun
* @param digests page digests of the recorded run
*/
function inspectionOf([inspection, values], event, again, digests) {
	const { from, to, calls: seen, lines } = JSON.parse(inspection);
	const named = [...new Set(lines.flatMap(([, , , stack]) => stack))];
	const numbers = new Map(named.map((call, number) => [call, number]));
	const known = JSON.parse(values);
	const isOther = (digest, page) => page < digests.length && digest !== digests[page];
	return {
		from,
		to,
		calls: named.map((call) => {
			const [name, line, variables] = seen[call];
			return {
				name,
				line,
				variables: variables.map(([name, value]) => ({
					name,
					value: known[value]
				}))
			};
		}),
		lines: lines.map(([before, after, line, stack, omitted, returned]) => ({
			before,
			after,
			line,
			stack: stack.map((call) => numbers.get(call) ?? 0),
			omitted,
			returned: returned === null ? void 0 : {
				name: returned[0],
				value: known[returned[1]]
			}
		})),
		differs: to < event || again.some(isOther)
	};
}
// src/worker/own/shared/limitedAttempt.ts
/** An attempt (one run of a program) that keeps the output, within limits of time, memory, output and events. */
var LimitedAttempt = class {
	task;
	memoryBytes;
	pages;
	/** Standard output. */
	output;
	/** Standard error output. */
	errors;
	/** The limit at which the program was cut off, `time-limit` also after too many events; undefined if it was not. */
	limit;
	/** Largest memory reported; 0 in a language that does not report it. */
	memoryUsed = 0;
	#dependencies;
	#limits;
	#mostEvents;
	/** @param sink undefined if the task records no events */
	constructor(dependencies, limits, task, sink) {
		this.task = task;
		this.#dependencies = dependencies;
		this.#limits = limits;
		this.#mostEvents = sink?.events ?? Infinity;
		this.memoryBytes = limits.memoryBytes;
		const post = sink?.post ?? (() => void 0);
		this.pages = new Pages({
			now: dependencies.now,
			post
		}, sink ?? NO_EVENTS);
		this.output = new OutputBuffer(limits.output);
		this.errors = new OutputBuffer(limits.output);
	}
	now() {
		return this.#dependencies.now();
	}
	/** Does nothing: the page does not need to know when the program starts. */
	started() {}
	beat({ memoryBytes }) {
		this.memoryUsed = Math.max(this.memoryUsed, memoryBytes);
		this.#dependencies.alive();
	}
	cut({ elapsedMs, events, memoryBytes }) {
		this.memoryUsed = Math.max(this.memoryUsed, memoryBytes);
		if (elapsedMs > this.#limits.timeMs || events > this.#mostEvents) this.limit = "time-limit";
		else if (memoryBytes > this.#limits.memoryBytes) this.limit = "memory-limit";
		else if (this.output.isOver || this.errors.isOver) this.limit = "output-limit";
		return this.limit;
	}
	/**
	* Decides about a program that has caught its interrupt and keeps running. A graded program breaks the interpreter,
	* so that the next run gets a new one. For a recorded run, on a small board, the worker waits: the machine may just
	* be busy, and a restart takes longer.
	*/
	giveUp() {
		return this.task.kind === "record" ? "wait" : "break";
	}
	/** Does nothing: recording and grading have no answer to deliver. */
	deliver() {}
};
// src/worker/own/shared/gradedRun.ts
/**
* Runs a program once as a judge does, unrecorded. Resolves with what a verdict needs. `isBroken`: the interpreter is
* unusable.
*/
async function gradedRun(language, dependencies, program, limits) {
	const prepared = await language.prepared(program, () => dependencies.alive());
	if (prepared.kind === "unrunnable") {
		const { outcome, errors } = prepared;
		return {
			outcome,
			output: "",
			errors,
			elapsedMs: 0,
			memoryBytes: 0,
			io: void 0,
			isBroken: false
		};
	}
	const attempt = new LimitedAttempt(dependencies, limits, { kind: "grade" });
	const end = await prepared.run(attempt);
	const { limit } = attempt;
	const awakeAndAsleepMs = end.elapsedMs + (end.sleptMs ?? 0);
	const isLate = limit === void 0 && !LIMITED.has(end.outcome.kind) && awakeAndAsleepMs > limits.timeMs;
	return {
		outcome: limit === void 0 && !isLate ? end.outcome : {
			kind: limit ?? "time-limit",
			line: void 0
		},
		output: end.output ?? attempt.output.text,
		errors: end.errors ?? attempt.errors.text,
		elapsedMs: isLate ? limits.timeMs : limit === void 0 ? awakeAndAsleepMs : end.elapsedMs,
		memoryBytes: Math.max(attempt.memoryUsed, end.memoryBytes ?? 0),
		io: end.io,
		isBroken: end.isBroken
	};
}
/** Outcomes of programs that the language itself has cut off. */
var LIMITED = /* @__PURE__ */ new Set([
	"time-limit",
	"memory-limit",
	"output-limit"
]);
// src/worker/own/shared/probedRun.ts
/**
* Runs a program on a test board, to diagnose its fault, and returns its writes to the board with its outcome. Repeats
* the run while the language has another way to watch the program. Resolves with undefined if the program cannot run.
* After `isBroken`, the language's interpreter must be started anew.
*/
async function probedRun(language, dependencies, program, limits) {
	const prepared = await language.prepared(program, () => dependencies.alive());
	if (prepared.kind === "unrunnable") return void 0;
	let make = prepared.run;
	for (;;) {
		const written = new WrittenParts();
		const attempt = new LimitedAttempt(dependencies, limits, { kind: "record" }, {
			events: limits.events,
			eventBytes: Infinity,
			post: (part) => written.add(part)
		});
		const end = await make(attempt);
		if (end.next !== void 0) {
			make = end.next;
			continue;
		}
		return {
			...written.joined(),
			outcome: attempt.limit === void 0 || end.outcome.kind === attempt.limit ? end.outcome : {
				kind: attempt.limit,
				line: void 0
			},
			output: end.output ?? attempt.output.text,
			hasBoard: end.hasBoard && !end.hasMissedWrite,
			isComplete: attempt.pages.events <= limits.events,
			isBroken: end.isBroken
		};
	}
}
/** Joins the writes of a run, and the lines that made them, in order. */
var WrittenParts = class {
	#writes = [];
	#lines = [];
	add(part) {
		const { writes, lines } = part.type === "packed" ? unpackedPage(part.page) : part;
		for (const write of writes) this.#writes.push(write);
		for (const line of lines) this.#lines.push(line);
	}
	joined() {
		return {
			writes: Uint16Array.from(this.#writes),
			lines: Uint16Array.from(this.#lines)
		};
	}
};
// src/worker/own/shared/recordedRun.ts
/**
* Runs a program until it ends or is cut off; tells its writes. An attempt is one execution of the program. Another
* attempt follows if the language wants to watch more of the program.
*/
async function recordedRun(language, dependencies, program, limits) {
	const { tell } = dependencies;
	const prepared = await language.prepared(program, () => tell({ type: "compiling" }));
	if (prepared.kind === "unrunnable") {
		const { outcome, errors, diagnostics } = prepared;
		const nothing = {
			output: "",
			elapsedMs: 0,
			events: 0,
			hidden: void 0,
			io: void 0
		};
		const unrecorded = {
			digests: [],
			isLight: false
		};
		return {
			ended: {
				type: "ended",
				outcome,
				errors,
				diagnostics,
				...nothing,
				...unrecorded
			},
			isBroken: false
		};
	}
	let make = prepared.run;
	for (;;) {
		const attempt = new RecordedAttempt(dependencies, program, limits, prepared.diagnostics);
		const end = await make(attempt);
		if (end.next === void 0 || attempt.given !== void 0) return {
			ended: attempt.given ?? attempt.ended(end),
			isBroken: end.isBroken
		};
		if (attempt.isReported) tell({ type: "again" });
		make = end.next;
	}
}
/** Digests beyond these are left out: more pages than are ever recorded. */
var MOST_DIGESTS = 32768;
/** An attempt whose events are told. */
var RecordedAttempt = class {
	task = { kind: "record" };
	memoryBytes;
	pages;
	output;
	errors;
	/** True once anything of this attempt was told; the receiver must discard it before another attempt. */
	isReported = false;
	/** The end, once it was told before the program has ended. */
	given;
	#dependencies;
	#program;
	#limits;
	#diagnostics;
	/** The limit at which the program was cut off; undefined if it was not. */
	#limit;
	constructor(dependencies, program, limits, diagnostics) {
		this.#dependencies = dependencies;
		this.#program = program;
		this.#limits = limits;
		this.#diagnostics = diagnostics;
		this.memoryBytes = limits.memoryBytes;
		this.output = new OutputBuffer(limits.output);
		this.errors = new OutputBuffer(limits.output);
		const { tell, now } = dependencies;
		this.pages = new Pages({
			now,
			post: (part, transfer) => {
				this.isReported = true;
				tell(new HandedOver(part, transfer));
			}
		}, limits);
	}
	now() {
		return this.#dependencies.now();
	}
	/** Called when the program starts. */
	started() {
		this.isReported = true;
		this.#dependencies.tell({
			type: "running",
			elapsedMs: 0
		});
	}
	/** Called at intervals while the program runs. */
	beat({ elapsedMs }) {
		this.#dependencies.tell({
			type: "running",
			elapsedMs
		});
	}
	/** Checks the limits. @returns the exceeded one, at which the program is to be cut off; undefined to continue */
	cut(progress) {
		this.#limit = this.#limitAt(progress);
		return this.#limit;
	}
	#limitAt({ elapsedMs, memoryBytes }) {
		if (elapsedMs > this.#limits.timeMs) return "time-limit";
		if (memoryBytes > this.#limits.memoryBytes) return "memory-limit";
		return this.output.isOver || this.errors.isOver ? "output-limit" : void 0;
	}
	/**
	* If a limit was exceeded, tells the end immediately, although the program may still run. Never asks to break the
	* interpreter.
	*/
	giveUp(elapsedMs) {
		if (this.#limit !== void 0 && this.given === void 0) {
			this.given = this.ended({
				outcome: {
					kind: this.#limit,
					line: void 0
				},
				elapsedMs,
				hasBoard: false,
				hasMissedWrite: false,
				isLight: false
			});
			this.#dependencies.tell(this.given);
		}
		return "wait";
	}
	/** No-op: a recording has no answer; its events go to `pages`. */
	deliver() {}
	/** Returns the end of the run. */
	ended(end) {
		const { outcome, elapsedMs, output, errors, hasBoard, hasMissedWrite, io, isLight } = end;
		const { events, digests } = this.pages;
		return {
			type: "ended",
			outcome,
			output: output ?? this.output.text,
			errors: errors ?? this.errors.text,
			diagnostics: this.#diagnostics,
			elapsedMs,
			events,
			hidden: this.#program.optimized ? "optimized" : hiddenReason({
				outcome,
				events,
				hasBoard,
				hasMissedWrite
			}),
			io,
			digests: digests.slice(0, MOST_DIGESTS),
			isLight
		};
	}
};
// src/worker/own/shared/ownJobs.ts
/**
* Runs and grades users' programs of one language, one at a time, and answers questions about runs. Starts the language
* once: only a new worker is free of what programs left behind.
* @returns what receives the client's messages
*/
function serveOwnQuestions(post, { now, pause, start }) {
	let language;
	/** True once a program has run. */
	let isUsed = false;
	const used = () => {
		if (language === void 0) throw new Error("The language has not started");
		isUsed = true;
		return language;
	};
	const fresh = (limits) => {
		if (isUsed && language?.needsRestart(limits) === true) throw new StartAgain();
		return used();
	};
	return serveInLine(post, ownJobs(used, fresh, now), {
		pause,
		async ready(tellAll) {
			language = await start((bytes, totalBytes) => tellAll({
				type: "fetching",
				bytes,
				totalBytes
			}));
			tellAll({ type: "loaded" });
		}
	});
}
/**
* What answers the questions, the most urgent first. A job that fails leaves the interpreter in an unknown state.
* @param used returns the language, to run a program
* @param fresh does so, too, but throws `StartAgain` if leftovers of earlier programs would affect this one
*/
function ownJobs(used, fresh, now) {
	/** Runs a program once more, to answer a question about its run. */
	async function repeat(desk, { program, limitMs }, task) {
		const alive = (events) => desk.tell({
			type: "alive",
			events
		});
		const again = await rerun(used(), {
			now,
			alive
		}, program, task, limitMs);
		if (again.isBroken) desk.spend();
		return again;
	}
	return {
		run: ({ program, limits }, desk) => spendingAtFailure(desk, async () => {
			const dependencies = {
				now,
				tell: desk.tell
			};
			const { ended, isBroken } = await recordedRun(fresh(limits), dependencies, program, limits);
			if (isBroken) desk.spend();
			return ended;
		}),
		inspect: (order, desk) => spendingAtFailure(desk, async () => {
			const { event, lines, digests } = order;
			const again = await repeat(desk, order, {
				kind: "inspect",
				event,
				lines
			});
			return answered(inspectionOf(reportedBy(again), event, again.digests, digests));
		}),
		find: (order, desk) => spendingAtFailure(desk, async () => {
			return answered(foundEvent(reportedBy(await repeat(desk, order, {
				kind: "find",
				target: order.target
			}))));
		}),
		values: (order, desk) => spendingAtFailure(desk, async () => {
			const again = await repeat(desk, order, {
				kind: "values",
				order: order.query
			});
			return answered(valuesAnswerOf(reportedBy(again), again, order.digests));
		}),
		follow: (order, desk) => spendingAtFailure(desk, async () => {
			const again = await repeat(desk, order, {
				kind: "follow",
				order: order.variable
			});
			return answered(variableAnswerOf(reportedBy(again), again, order.digests));
		}),
		count: (order, desk) => spendingAtFailure(desk, async () => {
			if (!used().countsLines) throw new RangeError("Lines of this language are not counted");
			return answered(countsOf(await repeat(desk, order, {
				kind: "count",
				event: order.event
			}), order.digests));
		}),
		grade: ({ program, limits }, desk) => spendingAtFailure(desk, async () => {
			const alive = () => desk.tell({
				type: "alive",
				events: 0
			});
			const { isBroken, ...graded } = await gradedRun(fresh(limits), {
				now,
				alive
			}, program, limits);
			if (isBroken) desk.spend();
			return answered(graded);
		}),
		probe: ({ program, limits }, desk) => spendingAtFailure(desk, async () => {
			const alive = () => desk.tell({
				type: "alive",
				events: 0
			});
			const probed = await probedRun(used(), {
				now,
				alive
			}, program, limits);
			if (probed === void 0) throw new RangeError("The program cannot be run");
			const { isBroken, ...recorded } = probed;
			if (isBroken) desk.spend();
			return new HandedOver(answered(recorded), [recorded.writes.buffer, recorded.lines.buffer]);
		}),
		time: ({ program, mostMs }, desk) => spendingAtFailure(desk, () => {
			const language = used();
			if (language.timed === void 0) throw new RangeError("Programs of this language are not timed");
			const alive = () => desk.tell({
				type: "alive",
				events: 0
			});
			const { elapsedMs, isBroken } = language.timed({
				now,
				alive
			}, program, mostMs);
			if (isBroken) desk.spend();
			return answered(elapsedMs);
		})
	};
}
var answered = (answer) => ({
	type: "answered",
	answer
});
/** @throws Error if the rerun delivered no answer, e.g. because the interpreter broke */
function reportedBy({ reported }) {
	if (reported === void 0) throw new Error("The interpreter broke");
	return reported;
}
/** Answers a question; if that fails, spends the worker. */
async function spendingAtFailure(desk, work) {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof StartAgain)) desk.spend();
		throw error;
	}
}
// tests/support/ownHostWorker.ts
var later = () => new Promise((resume) => void setImmediate(resume));
/** Creates a worker for users' programs in this thread. Messages arrive asynchronously. */
function ownHostWorker(start, now = () => performance.now()) {
	const listeners = [];
	let isTerminated = false;
	const receive = serveOwnQuestions((message, transfer) => {
		const data = structuredClone(message, { transfer: [...transfer] });
		setImmediate(() => {
			if (!isTerminated) listeners.forEach((listener) => listener({ data }));
		});
	}, {
		now,
		pause: later,
		start
	});
	return {
		postMessage(message) {
			const received = structuredClone(message);
			setImmediate(() => {
				if (!isTerminated) receive(received);
			});
		},
		addEventListener(type, listener) {
			if (type === "message") listeners.push(listener);
		},
		terminate() {
			isTerminated = true;
		}
	};
}
// tests/support/ownTestWorker.ts
/** A worker for users' programs, in this process. */
var LIMITS$1 = {
	timeMs: 12e4,
	memoryBytes: 1 << 29,
	output: 1e5,
	events: 3e7,
	eventBytes: 25e7
};
/** Time limit of each question that runs the program again, such as counting its lines. */
var LIMIT_MS = 12e4;
/** Returns a puzzle as judges write it: rows of digits with spaces, 0 for a blank. */
function judgeInput(line) {
	return line.replaceAll(".", "0").replace(/.{9}/g, (row) => `${row.split("").join(" ")}\n`);
}
/** Creates a program whose input is a puzzle. @param line 81 digits, `0` or `.` for a blank */
function program(source, line, input) {
	const givens = Uint8Array.from(line.replaceAll(".", "0"), Number);
	return {
		source,
		input: input ?? {
			kind: "stdin",
			text: judgeInput(line)
		},
		givens,
		optimized: false
	};
}
var never = new AbortController().signal;
/**
* Asks a worker in this process. Methods with a `limitMs` make the worker repeat the latest run, and compare. As on the
* page, a worker that broke, or that says so, is replaced.
*/
var OwnTestWorker = class {
	/** All that was told so far. */
	told = [];
	#client;
	/** Digests of the latest run's pages. */
	#digests = [];
	/** @param now in milliseconds */
	constructor(start, now = () => performance.now()) {
		this.#client = new Client(() => ownHostWorker(start, now), { everySecond: () => () => void 0 });
	}
	/** Asks without keeping what is told, as it may be long. */
	untold(kind, order) {
		return this.#client.ask(kind, order, never);
	}
	async *ask(kind, order, signal = never) {
		for await (const tell of this.#client.ask(kind, order, signal)) {
			this.told.push({
				kind,
				tell
			});
			yield tell;
		}
	}
	/** Returns what was told that a worker must not tell. */
	invalid() {
		return this.told.filter(({ kind, tell }) => !isTelling(kind, tell));
	}
	/** Runs and records a program. Rejects if the worker fails. */
	async run(ran, limits = {}) {
		const replies = [];
		let end;
		const writes = [];
		const lines = [];
		for await (const told of this.ask("run", {
			program: ran,
			limits: {
				...LIMITS$1,
				...limits
			}
		})) {
			replies.push(told);
			if (told.type === "again") writes.length = lines.length = 0;
			if (told.type === "recorded" || told.type === "packed") {
				const part = told.type === "packed" ? unpackedPage(told.page) : told;
				for (const write of part.writes) writes.push(write);
				for (const line of part.lines) lines.push(line);
			}
			if (told.type !== "ended") continue;
			end = told;
			break;
		}
		if (end === void 0) return expect.fail("The run has no end");
		this.#digests = end.digests;
		const cells = [...ran.givens];
		for (const write of writes) cells[write >> 4] = write & 15;
		return {
			...end,
			writes,
			lines,
			replies,
			replayed: cells.join("")
		};
	}
	/** Runs a program as a judge does. Rejects if the worker fails. */
	grade(ran, limits) {
		return this.#answer(this.ask("grade", {
			program: ran,
			limits
		}));
	}
	/** Times a program, and the reference workload beside it. */
	time(ran, mostMs = LIMIT_MS) {
		return timedProgram({ ask: (_, kind, order, signal) => this.ask(kind, order, signal) }, ran, mostMs, never);
	}
	/**
	* Returns the first or last event (by the target's direction) after which the latest run reaches a target line.
	* Searches the target's range of events only; undefined if it finds none.
	*/
	find(ran, target, limitMs = LIMIT_MS) {
		return this.#answer(this.ask("find", {
			program: ran,
			target,
			limitMs
		}));
	}
	/**
	* Returns how often each line has run in the latest run, up to `event` and in total; undefined if the repetition
	* differs from that run or is cut off.
	*/
	count(ran, event, limitMs = LIMIT_MS) {
		return this.#answer(this.ask("count", {
			...this.#rerunOf(ran),
			event,
			limitMs
		}));
	}
	/** Returns the values that expressions had each time that the latest run ran a line. */
	async values(ran, query, limitMs = LIMIT_MS) {
		const answer = await this.#answer(this.ask("values", {
			...this.#rerunOf(ran),
			query,
			limitMs
		}));
		expect(isTelling("values", {
			type: "answered",
			answer
		})).toBe(true);
		return answer;
	}
	/** Returns the writes of a variable in the latest run. */
	async follow(ran, variable, limitMs = LIMIT_MS) {
		const answer = await this.#answer(this.ask("follow", {
			...this.#rerunOf(ran),
			variable,
			limitMs
		}));
		expect(isTelling("follow", {
			type: "answered",
			answer
		})).toBe(true);
		return answer;
	}
	/** Returns the lines that the latest run has run around an event, with the calls and their variables. */
	inspect(ran, event, lines, limitMs = LIMIT_MS) {
		return this.#answer(this.ask("inspect", {
			...this.#rerunOf(ran),
			event,
			lines,
			limitMs
		}));
	}
	#rerunOf(ran) {
		return {
			program: ran,
			digests: this.#digests
		};
	}
	#answer(tellings, listener) {
		return answered$1(tellings, never, listener);
	}
};
// tests/support/cpp.ts
/** The worker for users' C++ programs, in this process and with the real compiler. */
var started;
var cached;
var shared;
/** Starts the compiler, from the files of the package that the app serves. Shared, because starting takes long. */
function startedToolchain() {
	started ??= (async () => {
		const compiler = await WebAssembly.compile(await readFile(COMPILER$2));
		return Toolchain.started(compiler, await toolchainFiles());
	})();
	return started;
}
/** Returns the started compiler; results of earlier runs and other test files are read from a cache on disk. */
function cachedToolchain() {
	cached ??= startedToolchain().then((toolchain) => new CachedToolchain(toolchain));
	return cached;
}
/** A cache of precompiled headers, in memory instead of the browser's storage, and without its limits. */
function cache() {
	const kept = /* @__PURE__ */ new Map();
	return {
		kept,
		precompiled: (key) => Promise.resolve(kept.get(key)),
		keep: (key, precompiled) => Promise.resolve(void kept.set(key, precompiled)),
		drop: (key) => Promise.resolve(void kept.delete(key))
	};
}
/** Creates a compiler with a cache of precompiled headers. */
async function startedCompiler(headers, started = startedToolchain()) {
	const toolchain = await started;
	return new Compiler(toolchain, new PrecompiledHeaders(toolchain, headers));
}
/** Returns a compiler that tests share, because many of their programs start with the same headers. */
function sharedCompiler() {
	return shared ??= startedCompiler(cache(), cachedToolchain());
}
/** The worker for C++ programs. The test sends its requests and reads its replies. */
var CppWorker = class extends OwnTestWorker {
	constructor(start = sharedCompiler) {
		super(async () => new CppLanguage(await start()));
	}
};
// src/worker/own/shared/watchdog.ts
/** Interval between reports of progress. */
var BEAT_EVERY_MS = 200;
/** Interval between interrupts. One may not be enough: each of many nested calls may catch one by a bare `except:`. */
var INTERRUPT_EVERY_MS = 50;
/** Number of polls per clock read; reading the clock on every poll would cost a twentieth of the run time. */
var POLLS_PER_CHECK = 8;
/** Time from the cut-off until `giveUp` decides whether to wait longer for a program that catches the interrupts. */
var GIVE_UP_AFTER_MS = 500;
/** Time from the cut-off until the interpreter is broken; leaves the page time to terminate this worker first. */
var BREAK_AFTER_MS = 2500;
/** Thrown through the interpreter, which is unusable afterwards. */
var Abandoned = class extends Error {};
/** Monitors a running program: the interpreter polls it thousands of times a second, even in the middle of a line. */
var Watchdog = class {
	/** Reason why the program is cut off (interrupted); undefined while it may run. */
	reason;
	/** Time spent in the program, so far or in total. */
	elapsedMs = 0;
	#attempt;
	#memoryBytes;
	#startMs;
	/** Run time at the latest report of progress. */
	#beatMs = 0;
	/** Run time at the cut-off. */
	#cutMs = 0;
	/** Run time at the latest interrupt. */
	#interruptMs = 0;
	/** True once `giveUp` was called. */
	#hasGivenUp = false;
	#isBusy = () => false;
	#polls = 0;
	/** @param memoryBytes returns the memory in use, see `Progress` */
	constructor(attempt, memoryBytes = () => 0) {
		this.#attempt = attempt;
		this.#memoryBytes = memoryBytes;
	}
	/** Starts the clock. @param isBusy returns true while the program must not be interrupted, which is always brief */
	begin(isBusy = () => false) {
		this.#isBusy = isBusy;
		this.#startMs = this.#attempt.now();
		this.#beatMs = 0;
	}
	/** Stops the clock. */
	end() {
		if (this.#startMs === void 0) return;
		this.elapsedMs = this.#attempt.now() - this.#startMs;
		this.#startMs = void 0;
	}
	/**
	* Polled by the interpreter: 0 continues, 2 interrupts the program. An object breaks the interpreter, because the
	* exception from its `valueOf` propagates to the interpreter's caller.
	*/
	get 0() {
		if (this.#startMs === void 0 || ++this.#polls % POLLS_PER_CHECK !== 0) return 0;
		this.elapsedMs = this.#attempt.now() - this.#startMs;
		if (this.elapsedMs - this.#beatMs >= BEAT_EVERY_MS) {
			this.#beatMs = this.elapsedMs;
			this.#attempt.beat(this.#progress);
		}
		return this.#interrupt(this.elapsedMs);
	}
	/** No-op: the interpreter resets the entry after reading it. */
	set 0(_reset) {}
	get #progress() {
		const { events } = this.#attempt.pages;
		return {
			elapsedMs: this.elapsedMs,
			events,
			memoryBytes: this.#memoryBytes()
		};
	}
	/** Returns the answer to a poll, and cuts the program off if there is a reason. */
	#interrupt(elapsedMs) {
		if (this.reason === void 0) {
			this.reason = this.#attempt.cut(this.#progress);
			if (this.reason === void 0) return 0;
			this.#cutMs = elapsedMs;
		} else if (elapsedMs - this.#cutMs > BREAK_AFTER_MS) return { valueOf: abandon };
		else if (elapsedMs - this.#cutMs > GIVE_UP_AFTER_MS && !this.#hasGivenUp) {
			this.#hasGivenUp = true;
			if (this.#attempt.giveUp(elapsedMs) === "break") return { valueOf: abandon };
		}
		if (elapsedMs - this.#interruptMs < INTERRUPT_EVERY_MS || this.#isBusy()) return 0;
		this.#interruptMs = elapsedMs;
		return 2;
	}
};
function abandon() {
	throw new Abandoned("The program could not be interrupted");
}
// src/worker/own/shared/watchModes.ts
/** Modes of watching a program's writes to its board, and how to choose the next mode from a recorder's report. */
/**
* Modes of watching. `plain` watches nothing. The others, from fastest to slowest: `narrowed` stops watching the stores
* (places in the program that write) that never hit the board; `stores` watches all stores; `lines` compares the board
* after each line.
*/
var WATCH_MODES = {
	narrowed: 0,
	stores: 1,
	lines: 2,
	plain: 3
};
/** Maximum number of full board comparisons per event that does not slow the run noticeably. */
var FEW_FOLLOWS = .02;
/**
* Returns true if recording cost no more per event than usual: in the fastest mode, a board was found and rarely
* compared as a whole.
*/
function isLight(watchMode, { board, follows = Infinity }, events) {
	return watchMode === WATCH_MODES.narrowed && board === true && follows <= events * FEW_FOLLOWS;
}
/** Returns the mode to try after a missed write; undefined if no write was missed, or no slower mode is left. */
function nextWatchMode(watchMode, { mistaken, narrowed }) {
	if (mistaken !== true || watchMode === WATCH_MODES.lines) return void 0;
	return watchMode === WATCH_MODES.narrowed && narrowed === true ? WATCH_MODES.stores : WATCH_MODES.lines;
}
// \0virtual:javascript-realm
var _virtual_javascript_realm_default = "(()=>{var realm=(function(e){Object.defineProperty(e,Symbol.toStringTag,{value:`Module`});var t=class e extends Uint8Array{static from(t){return typeof t==`string`?new e(n(t)):new e(Array.from(t))}static alloc(t,n=0){return new e(t).fill(n)}static allocUnsafe(t){return new e(t)}static isBuffer(t){return t instanceof e}static byteLength(e){return n(e).length}static concat(t){return new e(t.flatMap(e=>Array.from(e)))}toString(e,t=0,n=this.length){return r(this.subarray(t,n))}};function n(e){let t=[];for(let n of e){let e=n.codePointAt(0)??0;e<128?t.push(e):e<2048?t.push(192|e>>6,128|e&63):e<65536?t.push(224|e>>12,128|e>>6&63,128|e&63):t.push(240|e>>18,128|e>>12&63,128|e>>6&63,128|e&63)}return t}function r(e){let t=``;for(let n=0;n<e.length;){let r=e[n++],i=r<128?0:r<224?1:r<240?2:3,a=i===0?r:r&63>>i;for(let t=0;t<i;t++)a=a<<6|e[n++]&63;t+=String.fromCodePoint(a<=1114111?a:65533)}return t}let i=/* @__PURE__ */ new Set([`.`,` `,``,`_`,`*`,`-`,null,`0`,0]);function a(e){let t=o(e);return t===-1?0:t}function o(e){return typeof e==`number`?e>=0&&e<=9&&(e|0)===e?e:-1:typeof e==`string`&&e.length===1&&e>=`1`&&e<=`9`?+e:i.has(e)?0:-1}function s(e){return Array.isArray(e)||ArrayBuffer.isView(e)&&`length`in e}function c(e){let{length:t}=e;return t===81?[{outer:e,offset:0,isFlat:!0}]:t<9||t>12?[]:(t===9?[0]:[0,1]).filter(t=>l(e,t)).map(t=>({outer:e,offset:t,isFlat:!1}))}function l(e,t){for(let n=t;n<t+9;n++){let r=e[n];if(typeof r!=`string`&&!s(r)||r.length<t+9||r.length>12)return!1}return!0}function u({outer:e,offset:t,isFlat:n},r){let i=[];if(n){if(e.length<81)return;for(let t=0;t<81;t++)e[t]!==r[t]&&i.push(t);return i}if(!l(e,t))return;let a=0;for(let n=t;n<t+9;n++){let o=e[n];for(let e=t;e<t+9;e++,a++)o[e]!==r[a]&&i.push(a)}return i}function d({outer:e,offset:t,isFlat:n},r){return n?e[r]:e[Math.floor(r/9)+t][r%9+t]}function f({outer:e,offset:t,isFlat:n},r){if(n)return r===e;for(let n=t;n<t+9;n++)if(e[n]===r)return!0;return!1}function p(e){return typeof e==`string`?e.length===81?{outer:e.split(``),offset:0,isFlat:!0}:void 0:s(e)?c(e).find(({offset:e})=>e===0):void 0}function m({outer:e,offset:t,isFlat:n},r,i){let a=Number(i)-t;if(n)return e===r&&a>=0&&a<81?a:void 0;if(a>=0&&a<9){for(let n=0;n<9;n++)if(e[n+t]===r)return n*9+a}}function h(e,t,n){return u(e,t)?.every(r=>r===n||o(d(e,r))===t[r])??!1}function g(e,t){if(t===`one-line`)return e.join(``);let n=e.map(e=>t===`numbers`?e:e===0?`.`:String(e));return t===`one-line-dots`?n.join(``):Array.from({length:9},(e,t)=>n.slice(t*9,t*9+9))}function _(e,t,n){if(e===`module.exports`)return typeof n==`function`?n:void 0;let[r,i]=e.split(`.`),a=t?.();if(a??=n?.[r],i!==void 0){if(typeof a!=`function`)return;let e=Reflect.construct(a,[]),t=e[i]??a[i];return typeof t==`function`?n=>Reflect.apply(t,e,[n]):void 0}return typeof a==`function`?a:void 0}function v(e){return`${Array.from({length:9},(t,n)=>e.slice(n*9,n*9+9).join(` `)).join(`\n`)}\\n`}function y(e){return s(e)&&(e.length>=81||e.length>=9&&typeof e[0]==`object`)}function b(e,t){let n=x(e)??x(t)??[];return Array.from({length:9},(e,t)=>n.slice(t*9,t*9+9).join(` `)).join(`\n`)}function x(e){if(!s(e)&&typeof e!=`string`)return S(e);let t=e,n=[];if(t.length===81)n.push(...Array.from(t));else if(t.length===9)for(let e of Array.from(t))(s(e)||typeof e==`string`)&&n.push(...Array.from(e));return n.length===81?n.map(e=>e===void 0?0:C(e)):void 0}function S(e){if(typeof e!=`object`||!e)return;let t=Object.entries(e);if(t.length===81)return t.toSorted(([e],[t])=>e<t?-1:1).map(([,e])=>C(e))}function C(e){let t=Number(e);return Number.isInteger(t)&&t>=0&&t<=9?t:0}let w=.01;function T(){let e=0;return{now:()=>++e*w,waitUntil:t=>{e=Math.max(e,Math.round(t/w))}}}function ee(e){let t=Date;function n(...n){let r=new.target;if(r===void 0)return new t(e()).toString();let i=n.length===0?[e()]:n;return Reflect.construct(t,i,r)}Object.defineProperty(n,\"name\",{value:`Date`}),Object.defineProperty(n,\"length\",{value:7});let r=Object.assign(n,{UTC:t.UTC,parse:t.parse,now:()=>Math.floor(e())});return Object.defineProperty(r,\"prototype\",{value:t.prototype,writable:!1}),Object.defineProperty(t.prototype,\"constructor\",{value:r}),r}function te(){let e=2654435769,t=()=>{e=e+1831565813|0;let t=Math.imul(e^e>>>15,1|e);return t=t+Math.imul(t^t>>>7,61|t)^t,(t^t>>>14)>>>0};return()=>(t()*2097152+(t()>>>11))/9007199254740992}let E=/^[a-zA-Z_][a-zA-Z_0-9]*$/;function D(e,t={}){let{depth:n=2,breakLength:r=80,maxArrayLength:i=100}=t;return O({depth:n,breakLength:r,maxArrayLength:i,seen:[],indentation:0,currentDepth:0},e,0)}function O(e,t,n){return typeof t==`function`?j(e,t,n):typeof t!=`object`||!t?k(e,t):j(e,t,n)}function k(e,t){if(typeof t==`string`){if(!(t.length>16&&t.length>e.breakLength-e.indentation-4))return A(t);let n=` +\\n${` `.repeat(e.indentation+2)}`;return t.split(/(?<=\\n)/).map(A).join(n)}return typeof t==`bigint`?`${t}n`:Object.is(t,-0)?`-0`:String(t)}function A(e){let t=e.includes(`'`)?e.includes(`\"`)?e.includes(\"`\")?`'`:\"`\":`\"`:`'`,n=JSON.stringify(e).slice(1,-1).replaceAll(`\\\\\"`,`\"`).replaceAll(/\\\\u00(..)/g,(e,t)=>`\\\\x${t.toUpperCase()}`);return t+(t===`'`?n.replaceAll(`'`,`\\\\'`):n)+t}function j(e,t,n){if(e.seen.includes(t))return`[Circular *1]`;let r=N(e,t,n),i=L(t);if(r.open===``&&i.length===0)return r.base;if(n>e.depth)return`[${F(t)}]`;e.seen.push(t),e.currentDepth=n;let{base:a}=r,o=r.open===``?`{`:r.open,s=r.open===``?`}`:r.close,c=r.entries();for(let r of i)c.push(ae(e,t,r,n));e.seen.pop();let l=c.some(e=>e.includes(`[Circular *1]`))&&e.seen.length===0;if(c.length===0)return`${a===``?``:`${a} `}${o}${s}`;let u=B(e,c,{base:a,open:o,close:s,level:n,list:r.isArray?t:void 0});return l?`<ref *1> ${u}`:u}function M(e){return{base:e,open:``,close:``,isArray:!1,entries:()=>[]}}function N(e,t,n){let r=F(t);if(Array.isArray(t))return{base:``,open:r===`Array`?`[`:`${r}(${t.length}) [`,close:`]`,isArray:!0,entries:()=>re(e,t,n)};if(ArrayBuffer.isView(t)&&`length`in t){let i=t;return{base:``,open:`${r}(${i.length}) [`,close:`]`,isArray:!0,entries:()=>re(e,i,n)}}let i={close:`}`,isArray:!1,base:``};if(t instanceof Set)return{...i,open:`${r}(${t.size}) {`,entries:()=>ie(e,t,n)};if(t instanceof Map)return{...i,open:`${r}(${t.size}) {`,entries:()=>z(e,t,n)};if(typeof t==`function`)return M(I(t));if(t instanceof Error)return M(ne(t));if(t instanceof RegExp)return M(String(t));if(t instanceof Date)return M(Number.isNaN(t.getTime())?`Invalid Date`:t.toISOString());if(/^(?:Number|String|Boolean)$/.test(r))return M(`[${r}: ${k(e,t.valueOf())}]`);if(t instanceof Promise||t instanceof WeakMap||t instanceof WeakSet)return{...i,open:`${r} {`,entries:()=>[`<items unknown>`]};let a=P(t,r);return{...i,open:r===`Object`&&a===``?`{`:`${r}${a} {`,entries:()=>[]}}function P(e,t){let n=e[Symbol.toStringTag];return typeof n==`string`&&n!==``&&n!==t?` [${n}]`:``}function F(e){for(let t=e;t!==null;t=Object.getPrototypeOf(t)){let e=Object.getOwnPropertyDescriptor(t,`constructor`)?.value;if(typeof e==`function`&&e.name!==``)return e.name}return`[Object: null prototype]`}function I(e){let{name:t}=e;if(!Function.prototype.toString.call(e).startsWith(`class`))return typeof t==`string`&&t!==``?`[Function: ${t}]`:`[Function (anonymous)]`;let n=Object.getPrototypeOf(e),r=n.name===void 0||n.name===``?``:` extends ${n.name}`;return`[class ${typeof t==`string`&&t!==``?t:`(anonymous)`}${r}]`}function ne(e){let t=typeof e.stack==`string`?e.stack.trimEnd():``,n=e.message===``?e.name:`${e.name}: ${e.message}`;return t===``?`[${n}]`:`${n}\\n${t}`}function L(e){let t=Array.isArray(e)||ArrayBuffer.isView(e),n=Object.keys(e).filter(e=>!t||!/^\\d+$/.test(e)),r=t=>Object.prototype.propertyIsEnumerable.call(e,t),i=[...n,...Object.getOwnPropertySymbols(e).filter(r)];return e instanceof Error?i.filter(e=>e!==`stack`&&e!==`message`):i}function R(e,t,n){e.indentation+=2;let r=O(e,t,n+1);return e.indentation-=2,r}function re(e,t,n){let r=[],i=0;for(;i<t.length&&r.length<e.maxArrayLength;){let a=i;for(;i<t.length&&!Object.hasOwn(t,i);)i++;let o=i-a;o>0?r.push(`<${o} empty item${o>1?`s`:``}>`):r.push(R(e,t[i++],n))}let a=t.length-i;return a>0&&r.push(`... ${a} more item${a>1?`s`:``}`),r}function ie(e,t,n){return[...t].map(t=>R(e,t,n))}function z(e,t,n){return[...t].map(([t,r])=>`${R(e,t,n)} => ${R(e,r,n)}`)}function ae(e,t,n,r){let i=Object.getOwnPropertyDescriptor(t,n),a=i?.get===void 0?i?.set===void 0?R(e,i?.value,r):`[Setter]`:i.set===void 0?`[Getter]`:`[Getter/Setter]`;return typeof n==`symbol`?`[${String(n)}]: ${a}`:`${E.test(n)?n:A(n)}: ${a}`}function B(e,t,n){let{base:r,open:i,close:a,level:o,list:s}=n,c=s!==void 0&&t.length>6?V(e,t,s):t,l=r===``?``:`${r} `;if(e.currentDepth-o<3&&t.length===c.length){let t=c.length+e.indentation+i.length+r.length+10,n=c.reduce((e,t)=>e+t.length,c.length+t),o=c.join(`, `);if(n<=e.breakLength&&!r.includes(`\n`)&&!o.includes(`\n`))return`${l}${i} ${o} ${a}`}let u=`\\n${` `.repeat(e.indentation)}`;return`${l}${i}${u}  ${c.join(`,${u}  `)}${u}${a}`}function V(e,t,n){let r=n,i=e.maxArrayLength<t.length,a=i?t.length-1:t.length,o=t.slice(0,a).map(({length:e})=>e),s=o.reduce((e,t)=>e+t+2,0),c=Math.max(...o),l=c+2;if(l*3+e.indentation>=e.breakLength||s/l<=5&&c>6)return t;let u=Math.max(l-3-Math.sqrt(l-s/t.length),1),d=Math.min(Math.round(Math.sqrt(2.5*u*a)/u),Math.floor((e.breakLength-e.indentation)/l),12,15);if(d<=1)return t;let f=Array.from({length:d},(e,t)=>{let n=0;for(let e=t;e<a;e+=d)n=Math.max(n,o[e]);return n+2}),p=t.every((e,t)=>typeof r[t]==`number`||typeof r[t]==`bigint`),m=[];for(let e=0;e<a;e+=d){let n=Math.min(e+d,a),r=t.slice(e,n).map((t,r)=>{let i=e+r===n-1,a=i?t:`${t}, `;return p?a.padStart(f[r]-(i?2:0)):i?a:a.padEnd(f[r])});m.push(r.join(``))}return i?[...m,t[a]]:m}function oe(...e){let[t]=e;if(typeof t!=`string`)return e.map(H).join(` `);let n=1;return[e.length===1?t:t.replaceAll(/%[sdifjoOc%]/g,t=>t===`%%`?`%`:n<e.length?se(t,e[n++]):t),...e.slice(n).map(H)].join(` `)}function H(e){return typeof e==`string`?e:D(e)}function se(e,t){switch(e){case`%s`:return typeof t==`object`&&t?D(t,{depth:0}):H(t);case`%d`:return typeof t==`bigint`?`${t}n`:D(Number(t));case`%i`:return D(Number.parseInt(String(t),10));case`%f`:return D(Number.parseFloat(String(t)));case`%j`:return JSON.stringify(t)??`undefined`;case`%c`:return``;default:return D(t,e===`%o`?{depth:4}:{})}}function ce({write:e,now:t}){let n=``,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map,a=(t,r)=>e(t,`${n===``?r:n+r.replaceAll(`\n`,`\\n${n}`)}\\n`),o=(...e)=>a(1,oe(...e)),s=(...e)=>a(2,oe(...e)),c=(...e)=>{e.length>0&&o(...e),n+=`  `},l=e=>`${e}: ${(t()-(i.get(e)??t())).toFixed(3)}ms`;return{log:o,info:o,debug:o,warn:s,error:s,trace:(...e)=>s(`Trace:`,...e),dir:(e,t)=>a(1,D(e,t)),table:(e,t)=>a(1,le(e,t)),group:c,groupCollapsed:c,groupEnd:()=>{n=n.slice(2)},assert:(e,...t)=>{e||s(t.length===0?`Assertion failed`:`Assertion failed:`,...t)},count:(e=`default`)=>{r.set(e,(r.get(e)??0)+1),o(`${e}: ${r.get(e)}`)},countReset:(e=`default`)=>r.delete(e),time:(e=`default`)=>i.set(e,t()),timeLog:(e=`default`,...t)=>o(l(e),...t),timeEnd:(e=`default`)=>{o(l(e)),i.delete(e)}}}function U(e){return(typeof e==`object`||typeof e==`function`)&&e!==null}function W(e){return D(e,{depth:U(e)&&!Array.isArray(e)&&Object.keys(e).length>2?-1:0,maxArrayLength:3,breakLength:1/0})}function le(e,t){if(!U(e))return H(e);let n=e instanceof Map,r=e instanceof Set||n?[...e].map((e,t)=>[String(t),e]):Object.entries(e);if(e instanceof Set)return ue([`(iteration index)`,`Values`],r.map(([e,t])=>[e,W(t)]));if(n)return ue([`(iteration index)`,`Key`,`Values`],r.map(([e,t])=>[e,...t.map(W)]));let i=[...new Set(t??r.flatMap(([,e])=>U(e)?Object.keys(e):[]))],a=t===void 0&&r.some(([,e])=>!U(e));return ue([`(index)`,...i,...a?[`Values`]:[]],r.map(([e,t])=>[e,...i.map(e=>U(t)&&Object.hasOwn(t,e)?W(t[e]):``),...a?[U(t)?``:W(t)]:[]]))}function ue(e,t){let n=e.map((e,n)=>Math.max(e.length,...t.map(e=>e[n].length))+2),r=(e,t,r)=>e+n.map(e=>`─`.repeat(e)).join(t)+r,i=e=>`│${e.map((e,t)=>` ${e}`.padEnd(n[t])).join(`│`)}│`;return[r(`┌`,`┬`,`┐`),i(e),r(`├`,`┼`,`┤`),...t.map(i),r(`└`,`┴`,`┘`)].join(`\n`)}let G=`/home/program`,de=`${G}/program.js`;function fe(e){let t=e.startsWith(`/`),n=[];for(let r of e.split(`/`))r!==``&&r!==`.`&&(r===`..`?n.length>0&&n.at(-1)!==`..`?n.pop():t||n.push(r):n.push(r));let r=n.join(`/`);return t?`/${r}`:r===``?`.`:r}function pe(...e){return fe(e.map(String).join(`/`))}function K(...e){let t=e.map(String),n=t.findLastIndex(e=>e.startsWith(`/`));return pe(...n<0?[G,...t]:t.slice(n))}function me(e,t=``){let n=String(e).replace(/\\/+$/,``).split(`/`).at(-1)??``,r=String(t);return r!==``&&n!==r&&n.endsWith(r)?n.slice(0,-r.length):n}function he(e){let t=String(e).replace(/\\/+$/,``),n=t.lastIndexOf(`/`);return n<0?`.`:n===0?`/`:t.slice(0,n)}function ge(e){return/(?<=[^/])\\.[^./]*$/.exec(me(e))?.[0]??``}function _e(){let e={join:pe,resolve:K,normalize:e=>fe(String(e)),isAbsolute:e=>String(e).startsWith(`/`),relative:(e,t)=>{let n=`${K(e)}/`,r=K(t);return r.startsWith(n)?r.slice(n.length):r},parse:e=>{let[t,n]=[me(e),ge(e)];return{root:``,dir:he(e),base:t,ext:n,name:me(t,n)}},sep:`/`,delimiter:`:`,basename:me,dirname:he,extname:ge};return Object.assign(e,{posix:e})}let ve=/^(?:0|\\/dev\\/stdin|\\/dev\\/fd\\/0|\\/proc\\/self\\/fd\\/0)$/,ye=/^\\/(?:bin|boot|dev|etc|lib|proc|root|sbin|sys|usr|var)\\//;var be=class{stdin;log;#e;#t=/* @__PURE__ */ new Set;#n=/* @__PURE__ */ new Map;#r=/* @__PURE__ */ new Set([G,`/`]);constructor(e,t,n){this.stdin=e,this.log=t,this.#e=n}get standIns(){return[...this.#t]}get written(){return[...this.#n.values()].map(({name:e,text:t})=>({name:e,text:t}))}isStdin(e){return ve.test(q(e))}has(e){let t=K(q(e));return this.isStdin(e)||this.#n.has(t)||this.#r.has(t)}require(e,t){if(!this.has(e))throw Se(q(e),t)}read(e){if(this.isStdin(e))return this.stdin.file();if(typeof e!=`string`&&typeof e!=`object`)throw Object.assign(/* @__PURE__ */ TypeError(`The \"path\" argument must be of type string or an instance of Buffer or URL. Received ${typeof e}`),{code:`ERR_INVALID_ARG_TYPE`});let t=q(e),n=this.#n.get(K(t));if(n!==void 0)return n.text;if(ye.test(t))throw Se(t,`open`);let{lineEnd:r,argument:i,text:a,isAtJudge:o}=this.#e;if(o)throw Se(t,`open`);return this.#t.add(t===i?`process.argv[2]`:xe(t)),this.log.read(),r===`\n`?a:a.replaceAll(/\\r?\\n/g,r)}isInput(e){return!this.#n.has(K(q(e)))}write(e,t,n){let r=K(q(e)),i=this.#n.get(r),a=((n&&i!==void 0?i.text:``)+t).slice(0,this.#e.limit);i===void 0?this.#n.size<16&&this.#n.set(r,{name:xe(q(e)),text:a}):i.text=a}remove(e){this.require(e,`unlink`),this.#n.delete(K(q(e)))}addFolder(e){this.#r.add(K(q(e)))}list(e){let t=`${K(q(e))}/`.replace(`//`,`/`);return[...this.#n.keys()].filter(e=>e.startsWith(t)).map(e=>e.slice(t.length)).filter(e=>!e.includes(`/`))}};function q(e){return String(e).replace(/^file:\\/\\//,``)}function xe(e){return e.startsWith(`/home/program/`)?e.slice(14):e}function Se(e,t){let n=/* @__PURE__ */ Error(`ENOENT: no such file or directory, ${t} '${e}'`);return Object.assign(n,{errno:-2,code:`ENOENT`,syscall:t,path:e})}function Ce({lines:e},t,n){let r=(e,t)=>{if(e<=0&&t>=81)return!0;let r=n();return e<=r&&r<=t};return e.some(([e,n,i])=>e===t&&r(n,i))}function we(e,t,n){let{from:r,to:i,direction:a}=t,o={on:!1},s,c=!1;e.limitParts(t=>{let n=e.eventsHandedOver();n>i?l():n>=r&&(o.on=!c);let a=(n<r?r:i+1)-n;return a>0?Math.min(t,a):t});function l(){c||(c=!0,o.on=!1,n(s))}return{tracing:o,ran(n){!c&&Ce(t,n,e.depth)&&(s=e.events(),a===`forward`&&l())},end:l}}var Te=class{use=`unread`;read(){this.use===`unread`&&(this.use=`read`)}overread(){this.use=`overread`}},Ee=class{#e;#t;#n=-1;#r=[];#i=!1;#a=!1;#o=0;#s=-1;#c=0;#l;#u=!1;#d=!1;constructor(e){this.#e=e,this.#l=e.from}ran(e,t,n){this.#f(e);let r=!this.#i;if(this.#i=!0,!this.#a&&this.#p(e)&&(this.#a=!0,this.#t===void 0)||this.#a&&(t!==this.#t||e.before>this.#e.to)||this.#o>=3&&!e.isAgain)return!0;if(t===void 0)return!1;let{from:i}=this.#e,a=i>0&&(r||this.#s<i);t!==this.#t&&this.#m(t,a);let o=n();return o===this.#n||(o!==-1&&!a&&this.#h([this.#s,this.#c,e.line,this.#n,o]),this.#n=o),!1}#f({before:e,after:t,isAgain:n}){t>e?(this.#s=t,this.#c=0):e===this.#s?n&&this.#c!==0||this.#c++:(this.#s=e,this.#c=1)}#p({before:e,after:t}){let{event:n,step:r}=this.#e.at;return e>n||e===n&&(t>n||this.#c>r)}#m(e,t){this.#t=e,this.#n=-1,this.#r=[],this.#u=!t,this.#d=!1,this.#l=t?this.#e.from:this.#s}#h(e){let[t,n,r,,i]=e,a=this.#r.at(-1);a?.[0]===t&&a[1]===n?a[3]===i?(this.#r.pop(),this.#a&&this.#o--):this.#r[this.#r.length-1]=[t,n,r,a[3],i]:(this.#r.push(e),this.#a?this.#o++:this.#r.length>8&&(this.#r.shift(),this.#d=!0))}answer(e,t){if(!(this.#a||t&&e>=this.#e.at.event)||this.#t===void 0)return{kind:`missing`};let n=Math.min(e,this.#e.to),r=this.#r.slice(Math.max(0,this.#r.length-this.#o-7)),i=this.#d||r.length<this.#r.length;return{kind:`read`,writes:r,from:i&&r.length>0?r[0][0]:this.#l,to:n,isWhole:this.#u&&!i}}};function De(e,{first:t,event:n,ran:r}){let i={on:!1},a=[],o,s,c=!1;e.limitParts(r=>{let a=e.eventsHandedOver();a>=t&&(i.on=!c);let o=(a<t?t:n)-a;return o>0?Math.min(r,o):r});function l(t,n){o={frame:t,line:t.l,scope:t.s,read:t.r,before:e.events(),returned:n}}function u(){if(o===void 0||c)return;let{frame:t,line:n,before:i}=o,l=e.events(),u=s?.frame===t&&s.line===n&&s.before===i&&l===i;r({...o,after:l,isAgain:u},a),s={...o,before:l},o=void 0}return{tracing:i,finish(){c=!0,i.on=!1},begin:()=>{i.on=t===0},enter(e,t,n,r){let o={name:e,l:t,s:n,r:r===!1?0:r};return i.on&&u(),a.push(o),i.on&&a.length>1&&l(o),o},leave(e){i.on&&u();let t=a.lastIndexOf(e);t>=0&&(a.length=t);let n=a.at(-1);i.on&&(n===void 0?o=void 0:l(n,e))},line(e){if(u(),e.returning=void 0,a.at(-1)!==e){let t=a.lastIndexOf(e);t>=0?a.length=t+1:a.push(e)}i.on&&l(e)},returns(e,t){return i.on&&(e.returning={value:t}),t},suspend(e,t){i.on&&u();let n=a.lastIndexOf(e);return n>=0&&(a.length=n),t},resume(e,t){return a.at(-1)!==e&&a.push(e),i.on&&l(e),t},ran:u}}function Oe(){let e=[],t=/* @__PURE__ */ new Map,n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new WeakMap;function i(e){if(typeof e!=`object`||!e)return o(J(e,2));let t=n.get(e);if(t!==void 0)return t;let r=a(e)??o(J(e,2));return n.set(e,r),r}function a(e){let t=s(e)?Ae(e,2):void 0;if(t===void 0)return;let n=r.get(e);if(n?.signature===t)return n.number;let i=o(J(e,2));return r.set(e,{signature:t,number:i}),i}function o(n){let r=t.get(n);return r===void 0?(t.set(n,e.length),e.push(n)-1):r}return{texts:e,numberOf:i,numberIn(e,t,n){if(typeof t==`function`){for(let[r,a]of e.entries())if(a===n||n.startsWith(`${a}.`))try{let e=Reflect.apply(t,void 0,[r]),o=ke(e);if(o===void 0)return a===n&&typeof e!=`function`?i(e):void 0;let s=o.find(([e])=>n===`${a}.${e}`);return s===void 0||typeof s[1]==`function`?void 0:i(s[1])}catch{return}}},isFixed:t=>!/^[[{]/.test(e[t]),forget:()=>{n=/* @__PURE__ */ new Map},variables(e,t){let n=[];if(typeof t!=`function`)return n;for(let r=0;r<e.length&&n.length<30;r++)try{let a=Reflect.apply(t,void 0,[r]);if(typeof a==`function`)continue;let o=ke(a);if(o===void 0){e[r]!==`this`&&n.push([e[r],i(a)]);continue}for(let[t,a]of o.slice(0,30-n.length))typeof a!=`function`&&n.push([`${e[r]}.${t}`,i(a)])}catch{}return n}}}function ke(e){if(typeof e!=`object`||!e)return;let t=Object.getPrototypeOf(e);if(t===null||t===Object.prototype||s(e))return;let n=Object.getOwnPropertyDescriptor(t,`constructor`)?.value;if(typeof n!=`function`||Function.prototype.toString.call(n).includes(`[native code]`))return;let r=Object.entries(e);return r.length===0?void 0:r}function J(e,t){if(typeof e==`boolean`)return e?`true`:`false`;if(typeof e==`number`&&Number.isFinite(e)&&!Object.is(e,-0))return String(e);if(typeof e==`string`)return JSON.stringify(Pe(e));if(s(e)&&t>0){let n=[];for(let r=0;r<e.length&&r<81;r++)n.push(J(e[r],t-1));return e.length>81&&n.push(`{\"text\":\"…\"}`),`[${n.join()}]`}return e instanceof Set&&t>0?`{\"set\":[${[...e].slice(0,81).toSorted(Ne).map(e=>J(e,t-1)).join()}]}`:JSON.stringify({text:Pe(D(e,{depth:2,breakLength:1/0}))})}function Ae(e,t){let n=[],r=!0,i=!1;for(let a=0;a<e.length;a++){let o=e[a];if(typeof o==`string`&&(i=!0),typeof o==`number`||typeof o==`string`||typeof o==`boolean`)continue;r=!1;let c=s(o)?t===1?void 0:Ae(o,t-1):Me(o);if(c===void 0)return;n.push(c)}return r&&i?Array.from(e,je).join():r?Array.prototype.join.call(e):n.length===e.length?n.join(`;`):void 0}function je(e){return typeof e==`string`?JSON.stringify(e):String(e)}function Me(e){if(typeof e!=`object`||!e)return;let t=Object.entries(e);if(t.length===0||t.length>8)return;let n=`{`;for(let[e,r]of t){if(typeof r==`object`&&r||typeof r==`function`)return;n+=`${e}:${je(r)},`}return n}function Ne(e,t){return typeof e==`number`&&typeof t==`number`?e-t:D(e,{depth:1})<D(t,{depth:1})?-1:1}function Pe(e){return e.length<=80?e:`${e.slice(0,79)}…`}function Fe(e,t,n,r){let i=Math.max(0,t.from-1),a=new Ee(t),o=Oe(),s=De(e,{first:i,event:t.at.event,ran(e,n){let{frame:r,scope:i,read:o}=e,s=n.lastIndexOf(r),c=s<0?n.length:s,d=t.depth<c?n[t.depth]:t.depth===c?r:void 0;a.ran(e,d,()=>d===r?l(i,o):d===void 0?-1:l(d.s,d.r))&&u(!1)}}),c=!1;function l(e,r){return o.forget(),o.numberIn(n[e]??[],r,t.name)??-1}function u(t){c||(c=!0,s.finish(),r(JSON.stringify(a.answer(e.events(),t)),`[${o.texts.join()}]`))}return{...s,end:e=>{s.ran(),u(!e)}}}var Ie=class{calls=[];#e=/* @__PURE__ */ new Map;numberOf(e,t,n){let r=`${e} ${t} ${n.join()}`,i=this.#e.get(r);return i===void 0?(this.#e.set(r,this.calls.length),this.calls.push([e,t,n])-1):i}};function Le(e,{event:t,room:n,scopes:r,deliver:i}){let a=Math.max(0,t-12-1),o=De(e,{first:a,event:t,ran:d}),s=Oe(),c=new Ie,l=[],u=!1;function d(e,r){let{frame:i,before:a,after:o,line:c,returned:u,isAgain:d}=e;s.forget();let g=r.slice(0,Math.max(0,r.lastIndexOf(i))),_={before:a,after:o,line:c,stack:[...g.slice(-59).map(p),m(i.name,c,e.scope,e.read)],omitted:Math.max(0,g.length-59),returned:f(u)};d?l[l.length-1]=_:l.push(_),o<t?l.length>n&&(l=l.slice(-(n>>1))):l.length>=n&&(o>t||l.length>=n*4)&&h(`enough`)}function f(e){return e?.returning===void 0?null:[e.name,s.numberOf(e.returning.value)]}function p(e){if(e.cachedCall!==void 0&&e.cachedCall.read===e.r)return e.cachedCall.call;let t=m(e.name,e.l,e.s,e.r);return c.calls[t][2].every(([,e])=>s.isFixed(e))&&(e.cachedCall={read:e.r,call:t}),t}function m(e,t,n,i){let a=s.variables(r[n]??[],i);return c.numberOf(e,t,a)}function h(n){if(u)return;u=!0,o.finish();let r=a===0?0:Math.max(0,l.findIndex(({before:e,after:t})=>e<t)),d=l.slice(r),f=d.at(-1)?.after??e.events(),p=d.length>0&&d[0].before<d[0].after?d[0].after:a;i(JSON.stringify({from:Math.min(p,f),to:n===`ended`||n===`cut`&&f<t?f:Math.max(t,f-1),calls:c.calls,lines:d.map(({before:e,after:t,line:n,stack:r,omitted:i,returned:a})=>[e,t,n,r,i,a])}),`[${s.texts.join()}]`)}return{...o,end:e=>{o.ran(),h(e?`cut`:`ended`)}}}var Y=class{#e=/* @__PURE__ */ new Map;on(e,t){return this.#t(e,{listener:t,isOnce:!1})}addListener(e,t){return this.on(e,t)}once(e,t){return this.#t(e,{listener:t,isOnce:!0})}off(e,t){let n=this.#e.get(e)??[],r=n.findLastIndex(e=>e.listener===t);return r>=0&&this.#e.set(e,n.toSpliced(r,1)),this}removeListener(e,t){return this.off(e,t)}removeAllListeners(e){return e===void 0?this.#e.clear():this.#e.delete(e),this}setMaxListeners(){return this}listenerCount(e){return this.#e.get(e)?.length??0}emit(e,...t){let n=this.#e.get(e)??[];for(let{listener:r,isOnce:i}of n)i&&this.off(e,r),Reflect.apply(r,this,t);return n.length>0}#t(e,t){return this.#e.set(e,[...this.#e.get(e)??[],t]),this.emit(`newListener`,e,t.listener),this}},Re=class extends Y{#e;#t;#n;#r;#i=[];#a=!1;#o=!1;#s=`> `;constructor(e,t,n){super(),this.#e=t,this.#t=n,this.#n=e,this.resume()}get#c(){if(this.#r===void 0){let e=this.#n.take().split(`\n`);e.at(-1)===``&&e.pop(),this.#r=e.map(e=>e.replace(/\\r$/,``))}return this.#r}on(e,t){return super.on(e,t),e===`line`&&this.#e.queueNow(()=>this.#l()),this}resume(){return this.#o||this.#a||(this.#o=!0,this.#e.queueNow(()=>this.#l())),this}pause(){return this}question(e,...t){this.#t(e);let n=t.at(-1);typeof n==`function`&&this.#i.push(n),this.#e.queueNow(()=>this.#l())}setPrompt(e){this.#s=e}prompt(){this.#t(this.#s),this.resume()}write(){}close(){this.#a||(this.#a=!0,this.emit(`close`))}[Symbol.asyncIterator](){let e=!1,t={[Symbol.asyncIterator]:()=>t,next:async()=>{await Promise.resolve();let t=this.#c.shift();return t===void 0?(e&&this.#n.log?.overread(),e=!0,this.close(),{value:void 0,done:!0}):{value:t,done:!1}},return:async()=>(await Promise.resolve(),this.close(),{value:void 0,done:!0})};return t}#l(){let e=()=>this.#i.length>0||this.listenerCount(`line`)>0;for(;e()&&this.#c.length>0;){let e=this.#i.shift(),t=this.#c.shift()??``;e===void 0?this.emit(`line`,t):e(t)}this.#i.length>0&&this.#n.log?.overread(),this.#r?.length===0&&this.#e.queueNow(()=>this.close())}},ze=class extends Y{fd=0;isTTY=!1;log;#e;#t;#n;#r=!1;#i=!1;constructor(e,t,n){super(),this.#e=e,this.#t=t,this.log=n}take(){return this.#i?``:(this.#i=!0,this.log?.read(),this.#e())}on(e,t){return super.on(e,t),(e===`data`||e===`readable`||e===`end`)&&this.resume(),this}setEncoding(e=`utf8`){return this.#n=e,this}resume(){return this.#r||(this.#r=!0,this.#t.queueNow(()=>{let e=this.listenerCount(`readable`)>0;e&&this.emit(`readable`);let t=this.#o();t!==void 0&&(t!==``&&this.emit(`data`,this.#a(t)),e&&this.emit(`readable`),this.#t.queueNow(()=>{this.emit(`end`),this.emit(`close`)}))})),this}read(){let e=this.take();return e===``?null:this.#a(e)}pipe(e){return this.on(`data`,t=>e.write(t)),this.on(`end`,()=>e.end?.()),e}pause(){return this}unref(){return this}ref(){return this}close(){}destroy(){return this}async*[Symbol.asyncIterator](){await Promise.resolve();let e=this.take();e!==``&&(yield this.#a(e))}#a(e){return this.#n===void 0?t.from(e):e}#o(){try{return this.take()}catch(e){if(!this.emit(`error`,e))throw e;return}}};let Be=/^(?:1|\\/dev\\/stdout)$/,Ve=/^(?:2|\\/dev\\/stderr)$/;function He(e){return ArrayBuffer.isView(e)?t.from(e).toString():String(e)}function Ue(e,t){let n=We(e,t);return typeof n==`string`&&n.startsWith(`a`)}function We(e,t){return typeof e==`object`&&e?e[t]:t===`encoding`&&typeof e==`string`?e:void 0}function Ge({files:e,tasks:n,write:r}){let i=/* @__PURE__ */ new Map,a={path:0,bytes:void 0,at:0,isAtEnd:!1},o=e=>typeof e==`number`&&i.has(e)?i.get(e)?.path:e;function s(n,r){let i=e.read(o(n));return typeof We(r,`encoding`)==`string`?i:t.from(i)}function c(t,n,i){let a=o(t),s=He(n);return Be.test(String(a))?r(1,s):Ve.test(String(a))?r(2,s):e.write(a,s,i||a!==t),s.length}let l=(e,t,n)=>{c(e,t,Ue(n,`flag`))},u=(e,t)=>{c(e,t,!0)};function d(t,n=`r`){if(e.isStdin(t))return 0;String(n).startsWith(`w`)&&e.write(t,``,!1);let r=3+i.size;return i.set(r,{path:t,bytes:void 0,at:0,isAtEnd:!1}),r}function f(n,r,...o){let s=n===0?a:i.get(Number(n));if(s===void 0)throw Object.assign(/* @__PURE__ */ Error(`EBADF: bad file descriptor, read`),{code:`EBADF`});s.bytes??=t.from(e.read(s.path));let[c,l,u]=o.map(e=>typeof e==`number`?e:void 0),d=u??s.at,f=c??0,p=s.bytes.subarray(d,d+Math.min(l??1/0,r.length-f));return r.set(p,f),u===void 0&&(s.at+=p.length),p.length===0&&r.length>f&&(s.isAtEnd&&e.log.overread(),s.isAtEnd=!0),p.length}function p(t,r){if(e.isStdin(t)||We(r,`fd`)===0)return e.stdin;let i=new ze(()=>e.read(t),n,e.isInput(t)?e.log:void 0),a=We(r,`encoding`);return typeof a==`string`?i.setEncoding(a):i}function m(t,r){let i=new Y;return!Ue(r,`flags`)&&!Be.test(String(t))&&e.write(t,``,!1),Object.assign(i,{writable:!0,write:(e,...n)=>{c(t,e,!0);let r=n.at(-1);return typeof r==`function`&&queueMicrotask(r),!0},end:e=>(e!==void 0&&typeof e!=`function`&&c(t,e,!0),n.queueNow(()=>{i.emit(`finish`),i.emit(`close`)}),i),close:()=>void 0})}let h=n=>{let r=o(n);return r===n&&e.require(r,`stat`),{size:r===0?t.byteLength(e.stdin.text):0,isFile:()=>!0,isDirectory:()=>!1}},g=t=>e.remove(t),_=t=>e.addFolder(t),v=t=>e.list(t),y=t=>e.require(t,`access`),b={readFile:s,writeFile:l,appendFile:u,access:y,stat:h,unlink:g,rm:g,mkdir:_,readdir:v},x=Object.fromEntries(Object.entries(b).map(([e,t])=>[e,(...e)=>{let r=e.at(-1);n.queueNow(()=>{let n;try{n=Reflect.apply(t,void 0,e.slice(0,-1))}catch(e){return r(e)}return r(null,n)})}])),S=Object.fromEntries(Object.entries(b).map(([e,t])=>[e,async(...e)=>(await Promise.resolve(),Reflect.apply(t,void 0,e))])),C=async(e,t)=>{await Promise.resolve();let r=d(e,t);return{fd:r,readFile:e=>S.readFile(r,e),writeFile:e=>S.writeFile(r,e),appendFile:e=>S.appendFile(r,e),write:e=>S.appendFile(r,e),readLines:()=>new Re(p(e),n,()=>void 0),close:()=>Promise.resolve()}};return{...x,readFileSync:s,writeFileSync:l,appendFileSync:u,writeSync:(e,t)=>c(e,t,!0),existsSync:t=>e.has(t),exists:(t,r)=>n.queueNow(()=>r(e.has(t))),accessSync:y,statSync:h,lstatSync:h,fstatSync:h,unlinkSync:g,rmSync:g,mkdirSync:_,readdirSync:v,openSync:d,closeSync:()=>void 0,readSync:f,createReadStream:p,createWriteStream:m,constants:{F_OK:0,R_OK:4,W_OK:2},promises:{...S,open:C}}}let Ke=/^(?:chai|mocha|jest|vitest|@jest\\/globals|@codewars\\/.*|ava|tape|jasmine|test|expect|should|sinon|fast-check)$/,qe=/^\\.{1,2}\\/.*(?:test|spec|assert)/i,Je=[`Test`,`describe`,`context`,`suite`,`it`,`xit`,`test`,`expect`,`assert`,`chai`,`jest`,`before`,`after`,`beforeEach`,`afterEach`,`beforeAll`,`afterAll`];function Ye(e){return Ke.test(e)||qe.test(e)}function Xe(){let e=new Proxy(function(){},{get:(t,n)=>n===Symbol.toPrimitive?()=>``:n===`then`||typeof n==`symbol`?void 0:e,set:()=>!0,apply:()=>e,construct:()=>e});return e}function Ze(e){let t=/* @__PURE__ */ new Map,n=Qe(e),r=Ge(e),i=e=>{let a=String(e).replace(/^node:/,``);if(a===`fs`)return r;if(a===`fs/promises`)return r.promises;if(a===`module`)return{createRequire:()=>i};if(Ye(a))return Xe();let o=n[a];if(o===void 0||!Object.hasOwn(n,a)){let t=/* @__PURE__ */ Error(`Cannot find module '${String(e)}'`);throw Object.assign(t,{code:`MODULE_NOT_FOUND`})}return t.has(a)||t.set(a,o()),t.get(a)};return i}function Qe(e){let{process:n,performance:r}=e;return{readline:()=>$e(e),\"readline/promises\":()=>$e(e).promises,events:()=>Object.assign(Y,{EventEmitter:Y}),util:()=>et(e),os:()=>({EOL:`\n`,cpus:()=>[],platform:()=>`linux`}),path:()=>_e(),url:()=>nt(),process:()=>n,buffer:()=>({Buffer:t}),perf_hooks:()=>({performance:r}),timers:()=>e.tasks.globals,assert:()=>ot()}}function $e({files:e,tasks:t,write:n}){let r=r=>{let i=typeof r==`object`&&r&&`input`in r?r.input:r;return new Re(i instanceof ze?i:e.stdin,t,e=>n(1,e))};return{Interface:Re,createInterface:r,promises:{createInterface:e=>{let t=r(e),n=t.question.bind(t);return Object.assign(t,{question:e=>new Promise(t=>n(e,t))})}}}}function et({format:e}){return{inspect:D,format:e,isDeepStrictEqual:(e,t)=>D(e,tt)===D(t,tt),promisify:e=>(...t)=>new Promise((n,r)=>{e(...t,(e,t)=>e?r(e):n(t))})}}let tt={depth:1/0,maxArrayLength:1/0};function nt(){return{fileURLToPath:e=>String(e).replace(/^file:\\/\\//,``),pathToFileURL:e=>({href:`file://${K(e)}`,pathname:K(e),toString:()=>`file://${K(e)}`})}}function rt(e,t){if(e)return;if(t instanceof Error)throw t;let n=Error(typeof t==`string`?t:`Assertion failed`);throw Object.assign(n,{name:`AssertionError`,code:`ERR_ASSERTION`})}function it(e,t,n){rt(Object.is(e,t),n)}function at(e,t,n){rt(D(e,tt)===D(t,tt),n)}function ot(){return Object.assign(rt,{ok:rt,equal:it,strictEqual:it,deepEqual:at,deepStrictEqual:at})}function st({stdin:e,clock:t,argv:n,write:r,exit:i}){let a=new Y,o=!1,s=()=>BigInt(Math.round(t.now()*1e6)),c=e=>{let n=Math.round(t.now()*1e6),[r,i]=[Math.floor(n/1e9),n%1e9];if(e===void 0)return[r,i];let a=(r-e[0])*1e9+i-e[1];return[Math.floor(a/1e9),a%1e9]},l=Object.assign(a,{stdin:e,stdout:ct(r,1),stderr:ct(r,2),argv:[...n],env:{},exitCode:void 0,platform:`linux`,pid:1,title:`node`,arch:`x64`,version:`v20.0.0`,versions:{node:`20.0.0`},exit:e=>{let t=Number(e??l.exitCode??0);o||(o=!0,l.emit(`exit`,t)),i(t)},abort:()=>i(134),cwd:()=>`/home/program`,uptime:()=>t.now()/1e3,memoryUsage:()=>({rss:0,heapTotal:0,heapUsed:0,external:0,arrayBuffers:0}),nextTick:(e,...t)=>queueMicrotask(()=>e(...t)),hrtime:Object.assign(c,{bigint:s})});return l}function ct(e,t){let n=new Y;return Object.assign(n,{fd:t,isTTY:!1,writable:!0,write:(n,...r)=>{e(t,String(n));let i=r.at(-1);return typeof i==`function`&&queueMicrotask(i),!0},end:r=>(typeof r==`string`&&e(t,r),n)})}let lt=16384,X=2048,ut=[1024,16384];function dt({givens:e,sites:t,isNarrowing:n,takePart:r}){let i=new Uint8Array(t).fill(1),a=new Uint32Array(t),o=new Uint8Array(t),s=new Uint32Array(lt),c=[...e],l=n?[...ut]:[],u=0,d=64,f=0,p=!1,m;function h(e){return m===void 0?e:m(e)}function g(){if(l.length>0)for(let e=0;e<u;e++)_(Math.floor(s[e]/X));f+=u;let e=u;u=0,d=h(Math.min(r(e),lt)),l.length>0&&f>=l[0]&&v()}function _(e){e<t&&(o[e]=1)}function v(){l.shift();for(let e=0;e<t;e++)o[e]===0&&y(e,100)}function y(e,t){!n||a[e]<t||(i[e]=0,p=!0)}return{log:s,shown:c,watched:i,unwatchAfter:y,put(e,t,n){return c[e]===t||(c[e]=t,s[u++]=n+e*16+t,u<d)?!1:(g(),!0)},miss(e){let n=e/X;if(!(n>=t))return a[n]++,n},limitParts:e=>{m=e,d=e(d)},events:()=>f+u,depth:()=>c.filter((t,n)=>t!==0&&t!==e[n]).length,eventsHandedOver:()=>f,isNarrowed:()=>p,end:()=>{u>0&&g()}}}let ft=Array.from({length:81},(e,t)=>t),pt=[ft,ft.map(e=>e%9*9+Math.floor(e/9)),ft.map(e=>{let[t,n]=[Math.floor(e/9),e%9];return(Math.floor(t/3)*3+Math.floor(n/3))*9+t%3*3+n%3})];function mt(e){return e===void 0||e===!1||Number.isNaN(e)?0:o(e)}function ht(e,t){return typeof e!=`number`||(e|0)!==e||e<0||e>=1<<9+t?-1:e!==0&&!(e&e-1)?Math.max(0,32-Math.clz32(e)-t):0}function gt(e){if(typeof e==`string`)return e.length===1?o(e):0;let t=s(e)?e:e instanceof Set?[...e]:void 0;return t===void 0?-1:t.length===1?o(t[0]):0}let _t=[mt,e=>ht(e,1),e=>ht(e,0),gt,e=>typeof e==`number`&&e>=-1&&e<=8?e+1:-1];function Z({holder:e,key:t}){return e instanceof Map?e.get(t):e[t]}function vt({cells:e,form:t}){return e.map(e=>Math.max(0,t.digitOf(Z(e))))}function Q(e){return typeof e==`object`&&!!e&&!(e instanceof Promise)}function yt(e){return/^(?:0|[1-9]\\d*)$/.test(e)}function bt(e){if(s(e)){let{length:t}=e;if(t>128)return;let n=Array.from({length:t},(t,n)=>({holder:e,key:n}));return t===10||t===11?n.slice(1,10):t===82?n.slice(1):n}if(e instanceof Map)return e.size>128?void 0:Array.from(e.keys(),t=>({holder:e,key:t}));let t=Object.keys(e);if(!(t.length>128))return(t.some(yt)&&!t.every(yt)?t.toSorted():t).map(t=>({holder:e,key:t}))}function xt(e,t,n){if(!Q(e))return;let r=bt(e);if(r===void 0)return;let{length:i}=r;if(i===t)return n.push(e),r;if(i!==9&&i!==3||i>=t)return;n.push(e);let a=[];for(let e of r){let r=xt(Z(e),t/i,n);if(r===void 0)return;a.push(...r)}return a}function St(e){let t=Object.getPrototypeOf(e),n=Q(t)&&t!==Object.prototype?Object.entries(Object.getOwnPropertyDescriptors(t)).filter(([,{get:e}])=>e!==void 0):[];return[...Object.keys(e),...n.map(([e])=>e)].filter(e=>e!==`__proto__`).slice(0,20)}function Ct(e,t){let n=[],r=xt(e,81,n);if(r===void 0)return;let{field:i,order:a}=t,o=[];for(let e of a){let t=r[e];if(i===void 0){o.push(t);continue}let n=Z(t);if(!Q(n))return;o.push({holder:n,key:i})}return{root:e,form:t,cells:o,holders:n}}function wt(e,t){if(s(e)&&c(e).some(e=>h(e,t)))return;let n=xt(e,81,[]);if(n===void 0)return;let r=Z(n[0]),i=Q(r)&&!s(r)&&!(r instanceof Set)?St(r):[];for(let r of[void 0,...i]){let i=n.map(e=>{let t=Z(e);return r===void 0||!Q(t)?t:t[r]});for(let n of _t){if(n(i[0])===-1)continue;let a=i.map(n),o=n===gt&&!a.includes(-1),s=pt.find(e=>t.every((t,n)=>a[e[n]]===t||o&&t===0));if(s!==void 0)return Ct(e,{field:r,digitOf:n,order:s})}}}function Tt(e,{form:t},n){let r=Ct(e,t);return r?.cells.every((e,r)=>{let i=t.digitOf(Z(e));return n[r]===0?i!==-1:i===n[r]})?r:void 0}function Et({root:e,form:t,cells:n}){let r=Ct(e,t);return r?.cells.every(({holder:e,key:t},r)=>e===n[r].holder&&t===n[r].key)?void 0:r}function Dt(e){let{givens:t,sites:n,isByLines:r}=e,i=dt({...e,isNarrowing:!1}),{shown:a,put:o}=i,s=/* @__PURE__ */ new WeakMap,c=[],l,u=!1;function d(e){let t=/* @__PURE__ */ new Map;for(let n of e.holders)t.set(n,/* @__PURE__ */ new Map);for(let[n,{holder:r,key:i}]of e.cells.entries()){let e=t.get(r)??/* @__PURE__ */ new Map;t.set(r,e.set(Ot(r,i),n))}for(let[n,r]of t)s.set(n,{places:e,cells:r});return e}function f(e){if(l!==void 0||c.length>=8||s.has(e))return;let n=wt(e,t);n!==void 0&&c.push({places:d(n),digits:vt(n)})}function p(e,t){if(l===void 0)return;let n=vt(l);for(let[r,i]of n.entries())r!==t&&o(r,i,e);t!==void 0&&o(t,n[t],e)}function m(e){let t=Et(e);t!==void 0&&(l=d(t))}function h(){l===void 0||u||r||vt(l).every((e,t)=>e===a[t])||(u=!0,e.mistaken())}function g(e,t,n){let r=Q(e)?s.get(e):void 0;if(r===void 0||!Q(e))return;let{places:i,cells:a}=r,c=a.get(Ot(e,t));if(c===void 0){if(!i.holders.includes(e))return;l=i,m(i),p(n)}else l===i?o(c,Math.max(0,i.form.digitOf(Z(i.cells[c]))),n)&&h():(l=i,p(n,c))}function _(e,t,n){if(e instanceof Map&&n!==void 0)return g(e,n,t);let r=Q(e)?s.get(e):void 0;if(r!==void 0)return l=r.places,m(r.places),p(t)}function v(e,n){if(!Q(e))return!1;if(l===void 0)f(e);else if(l.root!==e){let r=s.get(e)?.places,i=r?.root===e?r:r===void 0?Tt(e,l,t):void 0;if(i===void 0)return!1;l=r===void 0?d(i):i,p(n)}return!0}function y(){return c.find(({places:e,digits:t})=>vt(e).some((e,n)=>e!==t[n]))?.places}return{watched:i.watched,log:i.log,wroteIn:(e,t,n,r)=>{let i=e[t];g(i,n,r)},wrote:g,changing:()=>void 0,changed:_,seen:v,called:(e,t)=>{for(let n of t)v(n,e)},lineHasRun:e=>{l??=y(),l!==void 0&&m(l),p((n+e)*X)},expect:()=>void 0,limitParts:i.limitParts,events:i.events,depth:i.depth,eventsHandedOver:i.eventsHandedOver,end:()=>{r&&(l??=y(),p(n*X)),i.end(),h(),l===void 0&&(u||=y()!==void 0)},reported:()=>({mistaken:u,narrowed:!1,board:l!==void 0||i.events()>0,kept:c.length>0}),consider:f,hasCandidate:()=>c.length>0,isLive:()=>l!==void 0}}function Ot(e,t){return e instanceof Map?t:String(t)}function kt(e,t,n){let r=/* @__PURE__ */ new Map,i,a=0,o=!1;function c(e){let n=[],{r,s:i}=e;if(typeof r==`function`){for(let e=0;e<(t[i]?.length??0);e++)try{n.push(Reflect.apply(r,void 0,[e]))}catch{}l(n)}}function l(t){let n=/* @__PURE__ */ new Set,r=t;for(let t=0;t<3;t++){let t=[];for(let i of r)!Q(i)||n.has(i)||n.size>=150||(n.add(i),e.consider(i),(!s(i)||i.length<9)&&t.push(...At(i)));r=t}}let u={on:!0};return{tracing:u,entered(e){i??=e},line(t){if(o)return;if(e.isLive()||++a>2e5){o=!0,u.on=!1,e.hasCandidate()||n();return}let s=r.get(t.l)??0;s>=100||(r.set(t.l,s+1),c(t),i!==void 0&&i!==t&&c(i))}}}function At(e){if(s(e))return Array.from(e);if(e instanceof Map)return e.size>24?[]:[...e.values()];let t=Object.values(Object.getOwnPropertyDescriptors(e));return t.length>24?[]:t.map(e=>e.value)}function jt(e){let{givens:t,sites:n,isByLines:r}=e,i=t.filter(e=>e!==0).length<9,l=dt(e),{shown:g,put:_}=l,v=[...t],y=/* @__PURE__ */ new WeakMap,b=/* @__PURE__ */ new WeakMap,x,S,C=[],w=0,T=!1,ee=!0,te,E;function D(e){let t=l.miss(e);t!==void 0&&x===void 0&&l.unwatchAfter(t,5e4)}function O(){let t=x&&u(x,v);if(!(x===void 0||t===void 0||T||r)){for(let n of t)if(a(d(x,n))!==g[n]){T=!0,e.mistaken();return}}}function k(e,t){x!==void 0&&A(x,e,t)}function A(e,t,n){let r=u(e,v);if(r!==void 0){for(let i of r)i!==n&&j(i,d(e,i),t);n!==void 0&&j(n,d(e,n),t)}}function j(e,t,n){return v[e]=t,_(e,a(t),n)}function M(e){x=e,w=e.offset,S=e.outer,C=e.isFlat?[]:Array.prototype.slice.call(e.outer),b.set(e.outer,e),N(e)}function N({outer:e,isFlat:t}){if(!t)for(let t=0;t<e.length;t++){let n=e[t];typeof n==`object`&&n&&y.set(n,e)}}function P(e,n,r){return c(e).find(e=>{let a=m(e,n,r);return x===void 0?h(e,t,a):i?h(e,g,a)||h(e,t,a):F(e)})}function F(e){return u(e,v)?.every(n=>{let r=o(d(e,n));return t[n]===0?r!==-1:r===t[n]})??!1}function I(e,t,n){let r=n??y.get(e);if(x===void 0&&E!==void 0&&(E.outer===e||E.outer===r))return E;if(r!==void 0){let n=b.get(r);if(n!==void 0&&f(n,e))return n;let i=P(r,e,t);if(i!==void 0&&f(i,e))return i}return b.get(e)??P(e,e,t)}function ne(e,t,n,r){let i=e[t];if(e!==S||i!==C[t]||typeof t!=`number`){L(i,n,r,s(e)?e:void 0);return}let o=n-w;if(!(o>=0&&o<9))return;let c=i[n],l=typeof c==`number`&&c>=0&&c<=9&&(c|0)===c?c:a(c),u=(t-w)*9+o;g[u]!==l&&u>=0&&u<81&&(v[u]=c,_(u,l,r)&&O())}function L(e,t,n,r){if(!s(e)||e.length<9||e.length>12&&e.length!==81)return D(n);if(x!==void 0&&(e===S||f(x,e)&&y.get(e)===S)){let r=x.isFlat||e!==S?m(x,e,t):void 0;r===void 0?R(n):j(r,e[t],n)&&O();return}let i=I(e,t,r);if(i===void 0)return D(n);M(i),k(n,m(i,e,t))}function R(e){x!==void 0&&(M(x),k(e))}function re(e){if(x!==void 0||!s(e))return;let t=I(e,void 0,void 0);t!==void 0&&M(t)}function ie(e,t,n){if(!s(e))return D(t);if(x!==void 0&&(e===S||f(x,e)||y.get(e)===S))return R(t);let r=I(e,void 0,void 0);if(r===void 0)return D(t);M(r),k(t)}function z(e,t){let n=typeof e==`string`;if(n?e.length!==81:!s(e))return D(t),!1;if(e===te)return!0;let r=n?[]:c(e),i=x===void 0?p(e):void 0;if(i===void 0&&r.length===0)return D(t),!1;te=e;for(let e of r)N(e);return x===void 0&&E===void 0&&ae(r),i!==void 0&&B(i)&&A(i,t),!0}function ae(e){E=e.find(e=>h(e,t)),E!==void 0&&r&&M(E)}function B(e){return ee?(ee=!h(e,t),!ee):F(e)}function V(e,t){let n=!1;for(let r of t)n=z(r,e)||n;n||l.unwatchAfter(e/X,20*t.length)}return{watched:l.watched,log:l.log,wroteIn:ne,wrote:L,changing:re,changed:ie,seen:z,called:V,lineHasRun:e=>{x!==void 0&&k((n+e)*X)},expect:e=>{for(let t of c(e))N(t),b.set(e,t)},limitParts:l.limitParts,events:l.events,depth:l.depth,eventsHandedOver:l.eventsHandedOver,end:()=>{r&&k(n*X),l.end(),O(),x===void 0&&l.events()===0&&E!==void 0&&(T||=!h(E,t))},reported:()=>({mistaken:T,narrowed:l.isNarrowed(),board:x!==void 0||l.events()>0,kept:E!==void 0})}}var Mt=class extends ze{#e=!1;text;#t;constructor(e,t,n){super(()=>e,t,n),this.text=e,this.#t=n}file(){return this.#e&&this.#t.overread(),this.#e=!0,this.take()}};function Nt(e){let t=[],n=0,r=0;function i(e,i,a){let o=Number.isFinite(i)?Math.max(1,i):1;return t.push({number:++n,dueMs:r+o,everyMs:a?o:void 0,run:e}),n}function a(e){return t.push({number:++n,dueMs:r,everyMs:void 0,run:e}),n}function o(e){t=t.filter(({number:t})=>t!==Number(e))}let s=e=>(t,n,...r)=>Pt(i(()=>t(...r),Number(n??1),e));return{queueNow:a,elapsedMs:()=>r,next:()=>{let n=t.toSorted((e,t)=>e.dueMs-t.dueMs||e.number-t.number).at(0);return n!==void 0&&(o(n.number),r=Math.max(r,n.dueMs),e.waitUntil(r),n.everyMs!==void 0&&t.push({...n,dueMs:r+n.everyMs}),n.run(),!0)},globals:{setTimeout:s(!1),setInterval:s(!0),setImmediate:(e,...t)=>Pt(a(()=>e(...t))),clearTimeout:o,clearInterval:o,clearImmediate:o}}}function Pt(e){let t={[Symbol.toPrimitive]:()=>e,hasRef:()=>!0};return Object.assign(t,{ref:()=>t,unref:()=>t})}function Ft(e,t){if(!(e instanceof Error)){let n=t!==void 0&&Object.is(t.value,e)?t.line:void 0;return{error:`Uncaught`,message:zt(D(e)),stack:``,line:n}}let[n,r,i]=[`name`,`message`,`stack`].map(t=>Rt(e,t)),a=n===`Error`&&Rt(e.constructor,`name`)||n;return{error:a===``?`Error`:zt(a),message:zt(It(r)),stack:Lt(i,e.constructor),line:void 0}}function It(e){return e===`stack overflow`?`Maximum call stack size exceeded`:e.replace(/^'(.+)' is not defined$/,`$1 is not defined`)}function Lt(e,t){let n=typeof t==`function`?t.name:``,r=`    at ${n} (`;return e.startsWith(r)&&n!==``?e.slice(e.indexOf(`\n`)+1):e}function Rt(e,t){try{let n=Reflect.get(e,t);return typeof n==`string`?n:``}catch{return``}}function zt(e){return e.slice(0,500)}function Bt(e,{columns:t,from:n,to:r,most:i},a){let o={on:!1},s=[],c=[],l=[],u=/* @__PURE__ */ new Map,d=!1,f;e.limitParts(t=>{let i=e.eventsHandedOver();i>r?h(`all`):i>=n&&(o.on=!d);let a=(i<n?n:r+1)-i;return a>0?Math.min(t,a):t});function p(e){let t=JSON.stringify(e),n=u.get(t)??l.push(t)-1;return u.set(t,n),n}function m(e){d||(d=!0,o.on=!1,a(JSON.stringify(e),`[${l.join()}]`))}function h(n){if(f!==void 0&&f!==e.events())return m({kind:`differs`});m({kind:`read`,columns:t,events:s,cells:c,end:n,upTo:e.events()})}return{showing:o,shown(t){let n=e.events();f=n,o.on=!1;let r=t.map(e=>p(Vt(e)));if(o.on=!d,f=void 0,e.events()!==n)return m({kind:`differs`});s.push(n),c.push(...r),s.length>=i&&h(`full`)},end:()=>h(`all`)}}function Vt(e){try{let t=e();return typeof t==`number`&&Number.isFinite(t)&&!Object.is(t,-0)?t:Ht(D(t,{depth:2,breakLength:1/0}))}catch(e){return{error:Ht(e instanceof Error?`${e.name}: ${e.message}`:D(e))}}}function Ht(e){return e.length<=200?e:`${e.slice(0,199)}…`}function Ut(){Object.setPrototypeOf(InternalError.prototype,RangeError.prototype),InternalError.prototype.name=`RangeError`}function Wt(e){let{order:n,takePart:r,halt:i,write:a,deliver:o,looseStore:s}=e,c=(e,t=0)=>{for(i(e,t,String((/* @__PURE__ */ Error(``)).stack));;);},l={...n,takePart:r,mistaken:p},u=n.isByPlaces?Dt(l):void 0,d=u??jt(l),f=u&&kt(u,n.scopes,()=>{C||c(`enough`)});function p(){C||c(`mistaken`)}function m(e,t){o(e,t),C||c(`enough`)}let h=n.inspect===void 0?n.follow===void 0?void 0:Fe(d,n.follow,n.scopes,m):Le(d,{event:n.inspect.event,room:n.inspect.lines,scopes:n.scopes,deliver:m}),x=n.find===void 0?void 0:we(d,n.find,e=>{o(JSON.stringify(e??null),`[]`),C||c(`enough`)}),S=n.values===void 0?void 0:Bt(d,n.values,(e,t)=>{o(e,t),C||c(`enough`)}),C=!1,w,E,D=[],O,k=[],A=T(),j=Nt(A),M=n.input??v(n.givens),N=n.input===void 0,P=new Te,F=new Mt(M,j,P),I=new be(F,P,{...n,text:M}),ne={now:A.now,timeOrigin:0,mark:()=>void 0,measure:()=>void 0},L=st({stdin:F,clock:A,argv:[`/usr/bin/node`,N?`${G}/judge.js`:de,...n.argument===void 0?[]:[n.argument]],write:a,exit:e=>c(`exit`,e)}),R=Ze({files:I,tasks:j,process:L,performance:ne,format:oe,write:a}),re={...N&&Object.fromEntries(Je.map(e=>[e,Xe()])),console:ce({write:a,now:A.now}),process:L,performance:ne,Buffer:t,global:globalThis,Date:ee(A.now),structuredClone:e=>$(e),...j.globals};for(let[e,t]of Object.entries(re))Object.defineProperty(globalThis,e,{value:t,writable:!0,configurable:!0,enumerable:!1});Math.random=te(),Object.assign(Error,{stackTraceLimit:2e3}),Ut();function ie(e){let t=e?z:ae;return(e,n,r)=>({get v(){return e[n]},set v(i){t(e,n,i,r)}})}function z(e,t,n,r){return e[t]=n,d.wrote(e,t,r),n}function ae(e,t,n,r){return s(e,t,n),d.wrote(e,t,r),n}let B={on:N,skipped:0,skip(e){return B.skipped++,e.find(y)??e[0]}};function V(e){B.skipped===0&&k.push(e)}let H=[f?.tracing,h?.tracing,x?.tracing].filter(e=>e!==void 0),se=f&&{tracing:H.length===1?f.tracing:{get on(){return H.some(({on:e})=>e)}},enter(e,t,n,r){let i=h?.enter(e,t,n,r)??{name:e,l:t,s:n,r};return f.entered(i),i},line(e){f.line(e),h?.tracing.on===!0&&h.line(e),x?.tracing.on===!0&&x.ran(e.l)},leave:h?.leave??(()=>void 0),returns:h?.returns??((e,t)=>t),suspend:h?.suspend??((e,t)=>t),resume:h?.resume??((e,t)=>t)},U={demo:B,watched:d.watched,wroteIn:d.wroteIn,wrote:d.wrote,store:ae,storeStrictly:z,reference:ie(!1),referenceStrictly:ie(!0),method(e,t,n,...r){d.changing(e);let i=e[t](...r);return d.changed(e,n,t===`set`?r[0]:void 0),i},seen(e,t){return d.seen(e,t),e},called:d.called,thrown(e,t){return O={value:e,line:t},e},promised(e){return e instanceof Promise&&e.then(void 0,V),e},answer(e){w=e},lineHasRun:d.lineHasRun,tracing:h?.tracing??x?.tracing,enter:h?.enter,leave:h?.leave,line:h?.line??x?.ran,returns:h?.returns,suspend:h?.suspend,resume:h?.resume,showing:S?.showing,shown:S?.shown,...se},W={exports:{}};R.main=N?void 0:W;async function le(e){try{E=await e}catch(e){k.push(e)}}function ue(e){try{return _(e,w,W.exports)}catch(e){if(B.skipped>0)return;throw e}}return{log:d.log.buffer,run(e){h?.begin();let t=e(...n.hooks.map(e=>U[e])),r=Reflect.apply(t,W.exports,[W.exports,R,W,de,G]);r instanceof Promise&&r.then(void 0,V)},next:j.next,slept:j.elapsedMs,rejection:()=>k.slice(0,1),finish(){return L.emit(`beforeExit`,0),L.emit(`exit`,0),Number(L.exitCode??0)},hasSkipped:()=>B.skipped>0,call(e,t){let r=ue(e);return r!==void 0&&(B.on=!1,D=g(n.givens,t),typeof D!=`string`&&d.expect(D),E=r(D),E instanceof Promise&&le(E),!0)},answer:e=>e===`call`?b(E,D):oe(E),io:()=>JSON.stringify({input:P.use,standIns:I.standIns,written:I.written}),describeThrown:e=>JSON.stringify(Ft(e,O)),end(e){return C=!0,h?.end(e),x?.end(),S?.end(),d.end(),JSON.stringify(d.reported())}}}function $(e,t=/* @__PURE__ */ new Map){if(typeof e==`function`)throw Error(`DataCloneError`);if(typeof e!=`object`||!e)return e;let n=t.get(e);if(n!==void 0)return n;if(ArrayBuffer.isView(e))return e.slice();if(e instanceof Date)return new Date(e.getTime());let r=Array.isArray(e)?Array.from({length:e.length}):e instanceof Map?/* @__PURE__ */ new Map:e instanceof Set?/* @__PURE__ */ new Set:{};if(t.set(e,r),e instanceof Map)for(let[n,i]of e)r.set($(n,t),$(i,t));else if(e instanceof Set)for(let n of e)r.add($(n,t));else for(let[n,i]of Object.entries(e))r[n]=$(i,t);return r}return e.makeRealm=Wt,e})({});\nreturn realm.makeRealm})()";
// src/worker/own/javascript/hooks.ts
/**
* Names of the hooks: functions and objects that a rewritten program uses, mostly to report what it does. The names do
* not collide with those in the program.
*/
var NAMES = [
	"watched",
	"wroteIn",
	"wrote",
	"store",
	"storeStrictly",
	"reference",
	"referenceStrictly",
	"method",
	"seen",
	"called",
	"thrown",
	"promised",
	"answer",
	"demo",
	"lineHasRun",
	"tracing",
	"enter",
	"leave",
	"line",
	"returns",
	"suspend",
	"resume",
	"showing",
	"shown"
];
var HOOK_NAMES = NAMES;
/** Chooses hook names with a prefix that does not occur in the source. */
function hooksOf(source) {
	let prefix = "$";
	while (source.includes(prefix)) prefix = `$${prefix.length}_`.padEnd(prefix.length + 3, "$");
	const names = NAMES.map((name, index) => [name, `${prefix}${index.toString(36)}`]);
	return {
		...Object.fromEntries(names),
		parameters: names.map(([, short]) => short).join(),
		frame: `${prefix}_f`,
		index: `${prefix}_i`,
		hidden: `${prefix}_`
	};
}
// src/worker/own/javascript/syntax.ts
function isNode(value) {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
/** Returns a mandatory child node. @throws TypeError if missing */
function part(node, name) {
	const found = node[name];
	if (!isNode(found)) throw new TypeError(`${node.type} has no ${name}`);
	return found;
}
/** Returns the nodes of a list property, without holes; empty if the property is no list. */
function parts(node, name) {
	const found = node[name];
	return Array.isArray(found) ? found.filter(isNode) : [];
}
/** Returns the direct children of a node in source order. */
function children(node) {
	const found = [];
	for (const value of Object.values(node)) if (isNode(value)) found.push(value);
	else if (Array.isArray(value)) found.push(...value.filter(isNode));
	return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}
/** Returns true if the node or any descendant matches. */
function contains(node, isTarget) {
	return isTarget(node) || children(node).some((child) => contains(child, isTarget));
}
function isFunction({ type }) {
	return type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
}
/** Name of an identifier; undefined for other nodes. */
function nameOf(node) {
	return node?.type === "Identifier" && typeof node["name"] === "string" ? node["name"] : void 0;
}
/** Property name of a member expression with a dot; undefined for other nodes, and for private names. */
function memberName(node) {
	return node.type === "MemberExpression" && node["computed"] === false ? nameOf(part(node, "property")) : void 0;
}
// src/worker/own/javascript/parsing.ts
var OPTIONS = {
	ecmaVersion: "latest",
	locations: true,
	allowHashBang: true,
	allowReturnOutsideFunction: true,
	allowSuperOutsideMethod: false
};
/** Parses a program as JavaScript, or else as TypeScript after stripping its types. */
function parsed(text) {
	const source = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	const plain = parseScriptOrModule(source);
	if (plain.kind === "parsed") return plain;
	const stripped = stripTypes(source);
	if (stripped === source) return plain;
	const typed = typeof stripped === "string" ? parseScriptOrModule(stripped) : stripped;
	return typed.kind === "parsed" || isBefore(plain, typed) ? typed : plain;
}
/** Returns true if an error is on an earlier line than another. */
function isBefore(one, other) {
	return (one.line ?? 0) < (other.line ?? 0);
}
/** Strips types; enums and similar constructs become their run-time code. */
function stripTypes(source) {
	try {
		const { code } = transform(source, {
			transforms: ["typescript"],
			disableESTransforms: true,
			keepUnusedImports: true,
			production: true
		});
		return code;
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		return faultOf(error);
	}
}
function parseScriptOrModule(source) {
	const script = parseAsType(source, "script");
	if (script.kind === "parsed") return script;
	const module = parseAsType(source, "module");
	return module.kind === "parsed" ? module : furthest(script, module);
}
/** Returns the error further down in the source, because that parse got further. */
function furthest(script, module) {
	return isBefore(script, module) || script.line === module.line && (script.column ?? 0) < (module.column ?? 0) ? module : script;
}
function parseAsType(source, sourceType) {
	const isModule = sourceType === "module";
	try {
		const tree = parse(source, {
			...OPTIONS,
			sourceType,
			allowAwaitOutsideFunction: isModule
		});
		if (!isNode(tree)) throw new TypeError("The parser gave no tree");
		return {
			kind: "parsed",
			source,
			tree,
			isModule,
			isAsync: isModule && awaits(tree)
		};
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return faultOf(error);
	}
}
/** Returns true if there is an `await` outside of functions. */
function awaits(node) {
	if (isFunction(node)) return false;
	if (node.type === "AwaitExpression" || node.type === "ForOfStatement" && node["await"] === true) return true;
	return children(node).some(awaits);
}
function faultOf(error) {
	const loc = "loc" in error ? error.loc : void 0;
	const [line, column] = typeof loc === "object" && loc !== null && "line" in loc && "column" in loc ? [loc.line, loc.column] : [];
	return {
		kind: "fault",
		line: typeof line === "number" ? line : void 0,
		column: typeof column === "number" ? column + 1 : void 0,
		message: error.message.replace(/^.*: (?=Unexpected)| \(\d+:\d+\)$/g, "")
	};
}
// src/worker/own/javascript/calledFunctions.ts
/** Finds in a program's syntax tree the functions that have the name of the one to call. */
/** @param name of the function to call, as in `ProgramInput`: `solve`, `Solution.solveSudoku` or `module.exports` */
function calledFunctions(tree, name) {
	const found = /* @__PURE__ */ new Set();
	const [owner, method] = name.split(".");
	const isWhole = name === "module.exports";
	const takeFunction = (node) => {
		if (isNode(node) && isFunction(node)) found.add(node);
	};
	/**
	* Adds `value`, whose name is `known`, if it is a function with the name to call. If it is the class of the method to
	* call, adds the method.
	*/
	const take = (known, value) => {
		if (!isNode(value)) return;
		if (method === void 0 || isWhole) {
			if (known === name) takeFunction(value);
		} else if (known === owner && value.type.startsWith("Class")) takeMembers(part(value, "body"), "body", method);
	};
	const takeMembers = (node, list, key) => {
		for (const member of parts(node, list)) if (isNode(member["key"]) && nameOf(member["key"]) === key) takeFunction(member["value"]);
	};
	const takeExported = (value) => {
		if (isWhole) takeFunction(value);
		else if (value.type === "ObjectExpression") takeMembers(value, "properties", name);
	};
	const takeAssignment = (node) => {
		const [left, right] = [part(node, "left"), part(node, "right")];
		if (right.type === "AssignmentExpression") takeAssignment(right);
		if (isExports(left)) takeExported(right);
		take(nameOf(left) ?? (left.type === "MemberExpression" ? memberName(left) : void 0), right);
	};
	for (const statement of parts(tree, "body")) {
		const node = /^Export(?:Named|Default)Declaration$/.test(statement.type) && isNode(statement["declaration"]) ? statement["declaration"] : statement;
		if (statement.type === "ExportDefaultDeclaration") takeExported(node);
		if (isNode(node["id"])) take(nameOf(node["id"]), node);
		for (const one of parts(node, "declarations")) take(nameOf(part(one, "id")), one["init"]);
		const expression = node.type === "ExpressionStatement" ? part(node, "expression") : void 0;
		if (expression?.type === "AssignmentExpression") takeAssignment(expression);
	}
	return found;
}
function isExports(node) {
	return memberName(node) === "exports" && nameOf(part(node, "object")) === "module";
}
// src/worker/own/javascript/modules.ts
/**
* Converts to CommonJS the imports, and a default export other than a named function or class. Other exports become
* plain declarations, or are removed.
*/
/**
* Converts an import or export, preserving the number of lines.
* @param require name of the function that loads a module
* @param textOf rewrites a child node
*/
function moduleText(node, source, require, textOf) {
	const text = convertedText(node, source, require, textOf);
	const lines = source.slice(node.start, node.end).split("\n").length;
	return text + "\n".repeat(Math.max(0, lines - text.split("\n").length));
}
function convertedText(node, source, require, textOf) {
	switch (node.type) {
		case "ImportDeclaration": return importText(node, require);
		case "ExportNamedDeclaration": {
			const { declaration } = node;
			if (!isNode(declaration)) return "";
			return "\n".repeat(source.slice(node.start, declaration.start).split("\n").length - 1) + textOf(declaration);
		}
		case "ExportDefaultDeclaration": return defaultExportText(node, textOf);
		default: return "";
	}
}
function defaultExportText(node, textOf) {
	const declaration = part(node, "declaration");
	return declaration.type.endsWith("Declaration") && isNode(declaration["id"]) ? textOf(declaration) : `module.exports=${textOf(declaration)};`;
}
function importText(node, require) {
	const from = JSON.stringify(part(node, "source")["value"]);
	const specifiers = parts(node, "specifiers");
	if (specifiers.length === 0) return `${require}(${from});`;
	const named = specifiers.filter(({ type }) => type === "ImportSpecifier");
	const statements = specifiers.filter(({ type }) => type !== "ImportSpecifier").map((one) => nameOf(part(one, "local"))).map((name) => `const ${name}=${require}(${from});`);
	if (named.length > 0) statements.push(`const {${named.map(bindingText).join()}}=${require}(${from});`);
	return statements.join("");
}
function bindingText(specifier) {
	const known = part(specifier, "imported");
	return `${nameOf(known) ?? JSON.stringify(known["value"])}:${nameOf(part(specifier, "local"))}`;
}
// src/worker/own/javascript/realm/paths.ts
/** Implements the common functions of Node's `path` module. Defines the path of the user's program. */
/** Folder of the user's program, in which it also runs. */
var FOLDER = "/home/program";
var PROGRAM_PATH = `${FOLDER}/program.js`;
// src/worker/own/javascript/purity.ts
/** Determines by its syntax whether an expression can be evaluated twice, change something, or make a board. */
var ARITHMETIC = /* @__PURE__ */ new Set([
	"+",
	"-",
	"*",
	"/",
	"%",
	"|",
	"&",
	"^",
	">>",
	">>>",
	"<<"
]);
var CONVERSIONS = /* @__PURE__ */ new Set([
	"Number",
	"String",
	"parseInt",
	"parseFloat",
	"Boolean"
]);
/** Methods that return a number, a boolean, a short string or nothing, so no board or row. */
var SCALARS = /* @__PURE__ */ new Set([
	"charAt",
	"charCodeAt",
	"every",
	"has",
	"includes",
	"indexOf",
	"join",
	"log",
	"push",
	"some",
	"startsWith",
	"test",
	"toString",
	"trim",
	"unshift",
	"write"
]);
/** Methods that build strings. */
var STRING_BUILDING = /* @__PURE__ */ new Set([
	"slice",
	"substr",
	"substring",
	"replace",
	"concat",
	"join",
	"repeat"
]);
/** Types of nodes that may have side effects. */
var ACTIONS = /* @__PURE__ */ new Set([
	"AssignmentExpression",
	"AwaitExpression",
	"CallExpression",
	"ImportExpression",
	"NewExpression",
	"TaggedTemplateExpression",
	"UpdateExpression",
	"YieldExpression"
]);
/** Returns true if neither the order nor the number of evaluations matters. */
function isSimple(node) {
	switch (node.type) {
		case "Identifier":
		case "ThisExpression": return true;
		case "Literal": return node["regex"] === void 0;
		case "UnaryExpression": return node["operator"] !== "delete" && isSimple(part(node, "argument"));
		case "BinaryExpression": return ARITHMETIC.has(String(node["operator"])) && isSimple(part(node, "left")) && isSimple(part(node, "right"));
		case "MemberExpression": return node["optional"] !== true && isSimple(part(node, "object")) && (node["computed"] === false ? part(node, "property").type === "Identifier" : isSimple(part(node, "property")));
		case "CallExpression": return isCalculation(node) && parts(node, "arguments").every(isSimple);
		default: return false;
	}
}
/** Returns true if evaluation has no apparent side effects. */
function isPure(node) {
	if (isFunction(node)) return true;
	if (ACTIONS.has(node.type) && !isCalculation(node)) return false;
	return children(node).every(isPure);
}
/** Returns true for calls like `Math.floor(…)` and `Number(…)`. */
function isCalculation(node) {
	if (node.type !== "CallExpression" || node["optional"] === true) return false;
	const callee = part(node, "callee");
	if (memberName(callee) !== void 0) return nameOf(part(callee, "object")) === "Math";
	return CONVERSIONS.has(nameOf(callee) ?? "");
}
/** Returns true if the value of a node may be a newly created board or row; a row may be a string. */
function mayMakeBoard(node) {
	switch (node.type) {
		case "CallExpression": return !isCalculation(node) && !SCALARS.has(memberName(part(node, "callee")) ?? "");
		case "NewExpression":
		case "AwaitExpression": return true;
		case "ArrayExpression": return parts(node, "elements").length > 0;
		case "ConditionalExpression": return mayMakeBoard(part(node, "consequent")) || mayMakeBoard(part(node, "alternate"));
		case "LogicalExpression": return mayMakeBoard(part(node, "left")) || mayMakeBoard(part(node, "right"));
		case "BinaryExpression": return node["operator"] === "+" && isStringBuilding(node);
		case "TemplateLiteral": return parts(node, "expressions").length > 1;
		default: return false;
	}
}
/** Returns true if a node may be a string of several characters, built by a method, a template or `+`. */
function isStringBuilding(node) {
	if (node.type === "CallExpression") return STRING_BUILDING.has(memberName(part(node, "callee")) ?? "");
	if (node.type === "BinaryExpression") return isStringBuilding(part(node, "left")) || isStringBuilding(part(node, "right"));
	return node.type === "TemplateLiteral";
}
// src/worker/own/javascript/scopes.ts
/** Determines the variables of the current call that are in scope at each statement and function of a program. */
function scopesOf(tree) {
	const known = {
		places: /* @__PURE__ */ new Map(),
		heads: /* @__PURE__ */ new Map()
	};
	visitBody(tree, [...hoisted(tree), ...declaredIn(parts(tree, "body"))], known);
	return known;
}
/** Notes the names in scope at a node and at its descendants. @param declared variables in scope around the node */
function visit(node, declared, known) {
	if (isFunction(node)) return visitFunction(node, known);
	if (/Statement$|Declaration$/.test(node.type)) known.places.set(node, namesAt(node, declared));
	if (node.type === "BlockStatement") return visitBody(node, [...declared, ...declaredIn(parts(node, "body"))], known);
	const inner = [...declared, ...declaredInHead(node)];
	if (node.type.endsWith("Statement")) known.heads.set(node, namesAt(node, inner));
	const cases = parts(node, "cases").flatMap((one) => declaredIn(parts(one, "consequent")));
	visitBody(node, [...inner, ...cases], known);
}
function visitBody(node, declared, known) {
	for (const child of children(node)) visit(child, declared, known);
}
function visitFunction(node, known) {
	const body = part(node, "body");
	const given = parts(node, "params").flatMap((parameter) => namesIn(parameter, node.start));
	const own = node.type !== "ArrowFunctionExpression" && contains(body, isThis) ? [{
		name: "this",
		from: node.start
	}] : [];
	const declared = [
		...own,
		...given,
		...hoisted(body)
	];
	known.places.set(node, unique([...own, ...given]));
	for (const parameter of parts(node, "params")) visit(parameter, given, known);
	visit(body, declared, known);
}
function isThis({ type }) {
	return type === "ThisExpression";
}
/** Returns the names of the variables that are initialised by the end of a node. */
function namesAt({ start, end }, declared) {
	return unique(declared.filter(({ from }) => from <= Math.max(start, end)));
}
/** Returns each name once; the last `MAX_NAMES`. */
function unique(declared) {
	return [...new Set(declared.map(({ name }) => name))].slice(-30);
}
/** Variables that the statements of a block declare by `let` or `const`. */
function declaredIn(statements) {
	return statements.map((statement) => isNode(statement["declaration"]) ? statement["declaration"] : statement).filter((statement) => statement.type === "VariableDeclaration" && statement["kind"] !== "var").flatMap(declaredBy);
}
function declaredBy(declaration) {
	return parts(declaration, "declarations").flatMap((one) => namesIn(part(one, "id"), one.end));
}
/** Variables declared in the head of a loop or of `catch`. */
function declaredInHead(node) {
	const head = node.type === "CatchClause" ? node["param"] : node.type === "ForStatement" ? node["init"] : node["left"];
	if (!isNode(head)) return [];
	if (node.type === "CatchClause") return namesIn(head, node.start);
	if (!node.type.startsWith("For") || head.type !== "VariableDeclaration") return [];
	return declaredBy(head);
}
/** Variables declared by `var` anywhere in a program or function, excluding nested functions. */
function hoisted(node) {
	return children(node).flatMap((child) => {
		if (isFunction(child)) return [];
		return [...child.type === "VariableDeclaration" && child["kind"] === "var" ? declaredBy(child) : [], ...hoisted(child)];
	});
}
/** Names that a pattern binds. */
function namesIn(pattern, from) {
	const name = nameOf(pattern);
	if (name !== void 0) return [{
		name,
		from
	}];
	switch (pattern.type) {
		case "AssignmentPattern": return namesIn(part(pattern, "left"), from);
		case "RestElement": return namesIn(part(pattern, "argument"), from);
		case "ArrayPattern": return parts(pattern, "elements").flatMap((element) => namesIn(element, from));
		case "ObjectPattern": return parts(pattern, "properties").flatMap((property) => namesIn(property.type === "Property" ? part(property, "value") : property, from));
		default: return [];
	}
}
// src/worker/own/javascript/lineHooks.ts
/** Statements that do nothing themselves, and get no hook. */
var SILENT = /* @__PURE__ */ new Set([
	"BlockStatement",
	"EmptyStatement",
	"ExportNamedDeclaration",
	"FunctionDeclaration"
]);
/** Name of the module's top-level code in the call stack. */
var PROGRAM_NAME = "(program)";
/** Provides the line hooks of one program while it is rewritten. The methods get texts that are rewritten already. */
var LineHooks = class {
	/** Identifiers of the hooks in the rewritten program. */
	#hooks;
	#isTraced;
	#isByLines;
	/** The lines to report if not all are reported. */
	#targetLines;
	/** Names of the variables in scope at each statement and each loop's head; empty unless the program is traced. */
	#visibleNames;
	#ownFunctionNames;
	/** Names of the program's functions and classes, by node. */
	#functionNames;
	/** Index of each scope, by its variable names joined with commas. */
	#scopeIndices = /* @__PURE__ */ new Map();
	/** The line whose values are read, and its expressions; undefined if none are read. */
	#shown;
	/** True once the line whose values are read has its hook. */
	#isShown = false;
	/** Lines on which a statement, a loop's condition or a function begins; complete after the rewriting. */
	linesWithCode = /* @__PURE__ */ new Set();
	constructor(hooks, watching, targetLines, shown, tree) {
		this.#shown = shown;
		this.#hooks = hooks;
		this.#isTraced = watching === "traced" || watching === "traced by lines";
		this.#isByLines = watching.endsWith("lines");
		this.#targetLines = targetLines;
		this.#visibleNames = this.#isTraced ? scopesOf(tree) : {
			places: /* @__PURE__ */ new Map(),
			heads: /* @__PURE__ */ new Map()
		};
		this.#functionNames = functionNames(tree);
		this.#ownFunctionNames = new Set(this.#functionNames.values());
	}
	/** Variable names of each scope, by its index. */
	get scopes() {
		return [...this.#scopeIndices.keys()].map((names) => names === "" ? [] : names.split(","));
	}
	/** Returns the code to insert before a statement; empty if it gets no hook. */
	before(node) {
		if (SILENT.has(node.type)) return "";
		return (repeatsHead(node) ? "" : this.#shownAt(node, ";")) + this.#before(node);
	}
	/** As `before`, without the code that reads values. */
	#before(node) {
		return this.#isTraced ? `${this.#lineHook(node, this.#visibleNames.places.get(node))};` : this.#targetStatement(node);
	}
	/**
	* Returns the code to insert after a statement. Empty unless the program is watched by lines and the statement may
	* have written to the board.
	*/
	after(node) {
		if (!this.#isByLines || !/^(?:Expression|Variable)/.test(node.type) || isPure(node)) return "";
		return `;${this.#hooks.lineHasRun}(${node.loc.start.line});`;
	}
	/** Returns a loop's condition with its hook, if it gets one. */
	test(node, text) {
		const test = part(node, "test");
		const shown = this.#shownAt(test, ",");
		if (shown !== "") return `(${shown}${this.#test(node, test, text)})`;
		return this.#test(node, test, text);
	}
	/** As `test`, without the code that reads values. */
	#test(node, test, text) {
		if (!this.#isTraced) return this.#isTarget(test) ? `(${this.#targetHook(test)},${text})` : text;
		return `(${this.#lineHook(test, this.#visibleNames.heads.get(node))},${text})`;
	}
	/** Returns the update of a `for` loop (such as `i++`) with its hook, if the program is traced. */
	update(node, text) {
		return this.#isTraced ? `(${this.#lineHook(part(node, "update"), this.#visibleNames.heads.get(node))},${text})` : text;
	}
	/** Adds the hook, if there is one, to the body of a `for…of` or `for…in` loop; leaves other bodies unchanged. */
	body(node, text) {
		if (!/^For(?:Of|In)Statement$/.test(node.type)) return text;
		const left = part(node, "left");
		const shown = this.#shownAt(left, ";");
		return shown === "" ? this.#loopBody(node, left, text) : `{${shown}${this.#loopBody(node, left, text)}}`;
	}
	/** As `body`, without the code that reads values. */
	#loopBody(node, left, text) {
		if (this.#isTraced) return `{${this.#lineHook(left, this.#visibleNames.heads.get(node))};${text}}`;
		return this.#isTarget(left) ? `{${this.#targetHook(left)};${text}}` : text;
	}
	/** Returns the body of a function with its hooks. @param inner its rewritten statements */
	function(node, inner, isStrict) {
		if (!this.#isTraced) {
			const reported = this.#shownAtEntry(node, inner) + this.#targetStatement(node);
			return reported !== "" && isStrict ? `"use strict";${reported}${inner}` : reported + inner;
		}
		const { enter, leave, frame, tracing } = this.#hooks;
		const name = JSON.stringify(this.#functionNames.get(node) ?? "(anonymous)");
		const names = this.#visibleNames.places.get(node) ?? [];
		const { line } = node.loc.start;
		const shown = this.#shownAtEntry(node, inner);
		const entered = `${enter}(${name},${line},${this.#scopeIndex(names)},${tracing}.on&&(${this.#reader(names)}))`;
		return `${`${isStrict ? "\"use strict\";" : ""}const ${frame}=${entered};`}try{${shown}${inner}}finally{${leave}(${frame})}`;
	}
	/** Returns the text of a whole program, with its call frame if it is traced. @param inner its rewritten statements */
	program(tree, inner) {
		if (!this.#isTraced) return inner;
		const { enter, frame } = this.#hooks;
		return `const ${frame}=${enter}(${JSON.stringify(PROGRAM_NAME)},${tree.loc.start.line},${this.#scopeIndex([])},${this.#reader([])});${inner}`;
	}
	/** Wraps the value that a function returns, so that a traced program reports it. */
	wrapReturned(argument) {
		return this.#isTraced ? `${this.#hooks.returns}(${this.#hooks.frame},${argument})` : argument;
	}
	/** Wraps `yield` and `await` in a traced program, because other calls may run meanwhile. */
	wrapWaiting(node, plain, argument) {
		if (!this.#isTraced) return plain;
		const { resume, suspend, frame } = this.#hooks;
		return `${resume}(${frame},${node.type === "AwaitExpression" ? "await" : node["delegate"] === true ? "yield*" : "yield"} ${suspend}(${frame},${argument}))`;
	}
	/**
	* Returns the code that reads the values at the queried line; empty on other lines, and once the line has its hook.
	* Adds the line to `linesWithCode`.
	* @param end separator behind the code
	*/
	#shownAt(node, end) {
		const { line } = node.loc.start;
		this.linesWithCode.add(line);
		if (line !== this.#shown?.line || this.#isShown) return "";
		this.#isShown = true;
		return this.#shownHook(this.#shown) + end;
	}
	/**
	* As `#shownAt`, for a function, which may begin in the middle of a statement. Each function that begins on the
	* queried line gets the code, unless its body contains it.
	* @param inner its rewritten body
	*/
	#shownAtEntry(node, inner) {
		const { line } = node.loc.start;
		this.linesWithCode.add(line);
		if (line !== this.#shown?.line) return "";
		const hook = this.#shownHook(this.#shown);
		this.#isShown = true;
		return inner.includes(hook) ? "" : `${hook};`;
	}
	#shownHook({ columns }) {
		const { showing, shown } = this.#hooks;
		return `${showing}.on&&${shown}([${columns.map((column) => `()=>(${column})`).join()}])`;
	}
	#isTarget(node) {
		return this.#targetLines.has(node.loc.start.line);
	}
	#targetHook(node) {
		const { tracing, line } = this.#hooks;
		return `${tracing}.on&&${line}(${node.loc.start.line})`;
	}
	#targetStatement(node) {
		return this.#isTarget(node) ? `${this.#targetHook(node)};` : "";
	}
	/** Returns the code that reports a line. @param node what runs next @param names variables in scope there */
	#lineHook(node, names = []) {
		const { tracing, frame, line } = this.#hooks;
		const set = `${frame}.l=${node.loc.start.line},${frame}.s=${this.#scopeIndex(names)},${frame}.r=${this.#reader(names)}`;
		return this.#mayCallOwnFunction(node) ? `${set},${tracing}.on&&${line}(${frame})` : `${tracing}.on&&(${set},${line}(${frame}))`;
	}
	/**
	* Returns the source of a function that reads a variable, given its index in `names`; `0` if there are no names. The
	* function throws if the variable is not initialised yet (TDZ).
	*/
	#reader(names) {
		const { index } = this.#hooks;
		const cases = names.map((name, number) => number === names.length - 1 ? name : `${index}===${number}?${name}:`);
		return names.length === 0 ? "0" : `${index}=>(${cases.join("")})`;
	}
	/** Returns the index of a scope with these variables; adds the scope if it is new. */
	#scopeIndex(names) {
		const key = names.join();
		const number = this.#scopeIndices.get(key) ?? this.#scopeIndices.size;
		this.#scopeIndices.set(key, number);
		return number;
	}
	/** True if a function of the program may be called before the next statement runs. */
	#mayCallOwnFunction(node) {
		if (isFunction(node) || node.type === "BlockStatement") return false;
		if (this.#isOwnCall(node)) return true;
		return children(node).filter(({ type }) => !/Statement$|^SwitchCase$|^CatchClause$/.test(type)).some((child) => this.#mayCallOwnFunction(child));
	}
	/** True if a node is a call, `yield` or `await` that may run a function of the program. */
	#isOwnCall(node) {
		if (/^(?:Yield|Await|TaggedTemplate)Expression$/.test(node.type)) return true;
		if (node.type !== "CallExpression" && node.type !== "NewExpression") return false;
		const callee = part(node, "callee");
		const name = memberName(callee) ?? nameOf(callee);
		if (name === void 0 || this.#ownFunctionNames.has(name)) return true;
		const isGiven = (one) => isFunction(one) || this.#ownFunctionNames.has(nameOf(one) ?? "");
		if (parts(node, "arguments").some((argument) => contains(argument, isGiven))) return true;
		return callee.type === "Identifier" && !isPure(node) && !/^[A-Z]|^require$/.test(name);
	}
};
/** Returns true for a loop whose head, on its first line, runs in each round. */
function repeatsHead(node) {
	if (!/^(?:For|While|ForOf|ForIn)Statement$/.test(node.type)) return false;
	const head = /^For(?:Of|In)Statement$/.test(node.type) ? node["left"] : node["test"];
	return isNode(head) && head.loc.start.line === node.loc.start.line;
}
/** Maps functions and classes to their own name or that of the variable or property they are assigned to. */
function functionNames(tree) {
	const names = /* @__PURE__ */ new Map();
	const visit = (node) => {
		for (const child of children(node)) {
			if (isFunction(child) || child.type === "ClassDeclaration") {
				const name = [
					child["id"],
					node["id"],
					node["key"],
					node["left"]
				].filter(isNode).map((one) => nameOf(one) ?? memberName(one)).find((one) => one !== void 0);
				if (name !== void 0) names.set(child, name);
			}
			visit(child);
		}
	};
	visit(tree);
	return names;
}
// src/worker/own/javascript/rewriter.ts
/** Factor of the site in an encoded event; a site is a position in the source that may write to the board. */
var SITE = 2048;
/** Maximum length of code that `guarded` duplicates. */
var MAX_DUPLICATED = 300;
/** Prints a program from its syntax tree. Subclasses rewrite some nodes, so that the program reports what it does. */
var Rewriter = class {
	source;
	hooks;
	/** Line of each site, 1-based. */
	lines = [];
	lineHooks;
	watchesWrites;
	/** True while the code that is rewritten is in strict mode. */
	isStrict;
	constructor({ source, tree, isModule }, watching, targetLines, shown) {
		this.source = source;
		this.hooks = hooksOf(source);
		this.isStrict = isModule;
		this.watchesWrites = watching !== "nothing";
		this.lineHooks = watching === "nothing" || watching === "writes" ? void 0 : new LineHooks(this.hooks, watching, targetLines, shown, tree);
	}
	/** Returns a node's source with only its children rewritten. */
	plain(node) {
		return this.between(children(node), node.start, node.end);
	}
	/** Returns the source from `start` to `end` with these nodes rewritten. */
	between(nodes, start, end) {
		let text = "";
		let at = start;
		for (const node of nodes) {
			if (node.start < at) continue;
			text += this.source.slice(at, node.start) + this.text(node);
			at = node.end;
		}
		return text + this.source.slice(at, end);
	}
	/** Rewrites code by `made`. The code counts as strict if `isStrict`, or if the code around it is strict. */
	strictly(isStrict, made) {
		const before = this.isStrict;
		this.isStrict ||= isStrict;
		try {
			return made();
		} finally {
			this.isStrict = before;
		}
	}
	/** Registers a site. @returns its number, and the number times SITE */
	site(node) {
		this.lines.push(node.loc.start.line);
		const number = this.lines.length - 1;
		return [number, number * SITE];
	}
	/** Rewrites a node as a call argument; adds parentheses to a sequence, whose node excludes its own. */
	argument(node) {
		const text = this.text(node);
		return node.type === "SequenceExpression" ? `(${text})` : text;
	}
	/** Rewrites the object of a member expression, parenthesised if necessary. */
	operand(element) {
		const object = part(element, "object");
		return /^(?:Identifier|ThisExpression|MemberExpression|CallExpression|ArrayExpression)$/.test(object.type) ? this.text(object) : `(${this.text(object)})`;
	}
	/**
	* Returns code that calls the hook only while its site is watched. Code that is long, has line breaks, or contains
	* functions or classes is not duplicated: it always calls the hook. Keeps the number of lines of `node`.
	* @param hooked code that calls the hook
	* @param plain code that does the same without the hook
	*/
	guarded(number, hooked, plain, node) {
		const lines = this.source.slice(node.start, node.end).split("\n").length - 1;
		const missing = lines - (hooked.split("\n").length - 1);
		if (lines > 0 || plain.length > MAX_DUPLICATED || plain.includes("function") || plain.includes("class")) return `(${hooked}${"\n".repeat(Math.max(0, missing))})`;
		return `(${this.hooks.watched}[${number}]?${hooked}:${plain})`;
	}
	/** Returns a simple expression's source on a single line. */
	onOneLine(node) {
		return this.source.slice(node.start, node.end).replaceAll(/\s+/g, " ");
	}
};
// src/worker/own/javascript/writeRewriter.ts
/** Methods that change a list. */
var METHODS = /* @__PURE__ */ new Set([
	"copyWithin",
	"fill",
	"pop",
	"push",
	"reverse",
	"shift",
	"sort",
	"splice",
	"unshift"
]);
/** Methods that change a map. */
var MAP_METHODS = /* @__PURE__ */ new Set([
	"set",
	"delete",
	"clear"
]);
/** Methods of promises that return promises. */
var CHAINED = /* @__PURE__ */ new Set([
	"then",
	"catch",
	"finally"
]);
/**
* Rewrites expressions that may write to the board or create one, so that they call hooks of the recorder. Methods that
* are named after a kind of node return the rewritten source of such a node.
*/
var WriteRewriter = class extends Rewriter {
	/** Names of async functions. */
	#asyncNames;
	/** True if `a.b = v` and changes of maps are watched, too. */
	#isByPlaces;
	constructor(program, watching, targetLines, shown, isByPlaces) {
		super(program, watching, targetLines, shown);
		this.#isByPlaces = isByPlaces;
		this.#asyncNames = namesOfAsyncFunctions(program.tree);
	}
	/** Returns true for `a[i]` if writes are watched, and for `a.b` if `#isByPlaces`. False for `super[i]`. */
	#isElement(node) {
		return this.watchesWrites && node.type === "MemberExpression" && (node["computed"] === true || this.#isByPlaces && node["optional"] !== true) && part(node, "object").type !== "Super" && part(node, "property").type !== "PrivateIdentifier";
	}
	/** Rewrites the key of an element. */
	#key(element) {
		const key = part(element, "property");
		return element["computed"] === true ? this.argument(key) : JSON.stringify(nameOf(key));
	}
	/** Returns the source of an element's key on one line. @param element must have a simple key (see `isSimple`) */
	#simpleKey(element) {
		const key = part(element, "property");
		return element["computed"] === true ? this.onOneLine(key) : JSON.stringify(nameOf(key));
	}
	/** Returns true if the value of a node may be a promise (of an async function, or of `then` and the like). */
	isPromised(node) {
		if (node.type !== "CallExpression") return false;
		const callee = part(node, "callee");
		if (isFunction(callee)) return callee["async"] === true;
		const name = memberName(callee) ?? nameOf(callee);
		return name !== void 0 && (this.#asyncNames.has(name) || callee.type === "MemberExpression" && CHAINED.has(name));
	}
	expressionStatement(node) {
		const expression = part(node, "expression");
		const write = this.writeWithHook(expression);
		if (write !== void 0) return `{${write}}`;
		const text = this.text(expression);
		const whole = this.isPromised(expression) ? `${this.hooks.promised}(${text})` : text;
		if (whole === this.source.slice(expression.start, expression.end)) return this.source.slice(node.start, expression.start) + whole + this.source.slice(expression.end, node.end);
		return `{${this.source.slice(node.start, expression.start)}${whole}${this.source.slice(expression.end, node.end)}}`;
	}
	/**
	* Rewrites a write whose value is unused: leaves the write unchanged and appends a hook. Returns undefined if that
	* could change the program's behaviour, or if the node writes to no element.
	*/
	writeWithHook(node) {
		const isUpdate = node.type === "UpdateExpression";
		if (!isUpdate && node.type !== "AssignmentExpression") return void 0;
		const target = part(node, isUpdate ? "argument" : "left");
		if (!this.#isElement(target)) return void 0;
		const [object, key] = [part(target, "object"), part(target, "property")];
		if (!isSimple(key) || !isUpdate && !isPure(part(node, "right"))) return void 0;
		const inner = this.#isElement(object) ? object : void 0;
		if (!(inner === void 0 ? isSimple(object) : isSimple(part(inner, "object")) && isSimple(part(inner, "property")))) return void 0;
		const { watched, wrote, wroteIn } = this.hooks;
		const [number, site] = this.site(target);
		const look = inner === void 0 ? `${wrote}(${this.onOneLine(object)},${this.#simpleKey(target)},${site})` : `${wroteIn}(${this.onOneLine(part(inner, "object"))},${this.#simpleKey(inner)},${this.#simpleKey(target)},${site})`;
		return `${this.plain(node)};${watched}[${number}]&&${look}`;
	}
	assignment(node) {
		const left = part(node, "left");
		const right = part(node, "right");
		if (String(node["operator"]) !== "=") return this.#isElement(left) ? this.reference(node, left) : this.plain(node);
		if (this.#isElement(left)) return this.store(node, left, right);
		const value = this.withListHook(right);
		const between = this.source.slice(left.end, right.start);
		return `${this.target(left)}${between}${value}${this.source.slice(right.end, node.end)}`;
	}
	/** Rewrites an assignment to an element. */
	store(node, left, right) {
		const [number, site] = this.site(left);
		const object = this.argument(part(left, "object"));
		const key = this.#key(left);
		const value = this.argument(right);
		const hooked = `${this.isStrict ? this.hooks.storeStrictly : this.hooks.store}(${object},${key},${value},${site})`;
		return this.guarded(number, hooked, `${this.operand(left)}[${key}]=${value}`, node);
	}
	/** Rewrites `+=`, `++` and the like to read and write the element through a reference object. */
	reference(node, element) {
		const [number, site] = this.site(element);
		const object = this.argument(part(element, "object"));
		const key = this.#key(element);
		const before = this.source.slice(node.start, element.start);
		const after = this.between(children(node).filter((child) => child !== element), element.end, node.end);
		const hooked = `${before}${this.isStrict ? this.hooks.referenceStrictly : this.hooks.reference}(${object},${key},${site}).v${after}`;
		return this.guarded(number, hooked, `${before}${this.operand(element)}[${key}]${after}`, node);
	}
	update(node) {
		const argument = part(node, "argument");
		return this.#isElement(argument) ? this.reference(node, argument) : this.plain(node);
	}
	/** Rewrites an assignment target: a variable, an element, or a pattern. */
	target(node) {
		if (this.#isElement(node)) {
			const [, site] = this.site(node);
			return `${this.isStrict ? this.hooks.referenceStrictly : this.hooks.reference}(${this.argument(part(node, "object"))},${this.#key(node)},${site}).v`;
		}
		if (!/^(?:Array|Object|Assignment)Pattern$|^RestElement$|^Property$/.test(node.type)) return this.text(node);
		let text = "";
		let at = node.start;
		for (const child of children(node)) {
			if (child.start < at) continue;
			const inner = child !== node["key"] && (node.type !== "AssignmentPattern" || child === node["left"]) ? this.target(child) : this.text(child);
			text += this.source.slice(at, child.start) + inner;
			at = child.end;
		}
		return text + this.source.slice(at, node.end);
	}
	call(node) {
		const callee = part(node, "callee");
		const name = memberName(callee);
		const isOptional = node["optional"] === true || callee["optional"] === true;
		const isWatched = (one) => this.watchesWrites && (METHODS.has(one) || this.#isByPlaces && MAP_METHODS.has(one));
		if (name === void 0 || !isWatched(name) || isOptional) return this.plain(node);
		const object = part(callee, "object");
		if (object.type === "Super") return this.plain(node);
		const [number, site] = this.site(part(callee, "property"));
		const open = this.source.indexOf("(", callee.end) + 1;
		const given = parts(node, "arguments");
		const inner = given.length === 0 ? "" : this.between(given, open, node.end - 1);
		const hooked = `${this.hooks.method}(${this.argument(object)},'${name}',${site}${inner === "" ? "" : `,${inner}`})`;
		return this.guarded(number, hooked, `${this.operand(callee)}.${name}(${inner})`, node);
	}
	declarator(node) {
		const id = part(node, "id");
		if (node["init"] === null || node["init"] === void 0) return this.plain(node);
		const init = part(node, "init");
		return `${this.text(id)}${this.source.slice(id.end, init.start)}${id.type === "Identifier" ? this.withListHook(init) : this.withPosition(init)}${this.source.slice(init.end, node.end)}`;
	}
	/**
	* Rewrites a value that is destructured or iterated. The engine records no source position for a variable there, so
	* this puts an expression with a position before it.
	*/
	withPosition(node) {
		return node.type === "Identifier" ? `(${this.hooks.watched}.length,${this.text(node)})` : this.withListHook(node);
	}
	property(node) {
		if (node["value"] === null || node["shorthand"] === true || node["method"] === true) return this.plain(node);
		const init = part(node, "value");
		if (!mayMakeBoard(init)) return this.plain(node);
		return `${this.between([part(node, "key")], node.start, init.start)}${this.withListHook(init)}${this.source.slice(init.end, node.end)}`;
	}
	/** Rewrites a value that may be a new list, so that the recorder sees it. */
	withListHook(node) {
		if (!this.watchesWrites || !mayMakeBoard(node)) return this.text(node);
		const [number, site] = this.site(node);
		const text = this.text(node);
		return this.guarded(number, `${this.hooks.seen}(${text},${site})`, text, node);
	}
};
function namesOfAsyncFunctions(tree) {
	const names = /* @__PURE__ */ new Set();
	const visit = (node) => {
		for (const child of children(node)) {
			if (isFunction(child) && child["async"] === true) {
				const named = [
					child["id"],
					node["id"],
					node["key"],
					node["left"]
				].find(isNode);
				const name = named && (nameOf(named) ?? memberName(named));
				if (name !== void 0) names.add(name);
			}
			visit(child);
		}
	};
	visit(tree);
	return names;
}
// src/worker/own/javascript/rewriting.ts
/**
* Rewrites a program so that every possible write to the board calls a recorder. Preserves behaviour and line numbers.
*
*     a[i][j] = v;       {a[i][j] = v; W[k] && N(a, i, j, k)}, if `a`, `i` and `j` can be evaluated twice
*     a[f()] = v         (W[k] ? S(a, f(), v, k) : a[f()] = v)
*     [a[i], b] = …      [R(a, i, k).v, b] = …
*     a.fill(v)          (W[k] ? M(a, 'fill', k, v) : a.fill(v))
*     b = f(a)           b = A(f(a), k), because the result may be a board
*
* A site is a position in the source that may write to the board or make one; `k` is its number. `W[k]` is true while
* the site is watched; the other capitals are functions of the recorder.
*/
/**
* Rewrites a program so that it calls the hooks.
* @param targetLines lines to report if not all are reported
* @param shown expressions whose values are read, if any
* @param called name of the function to call in the end; undefined for a program that reads its input
* @param isByPlaces true if the board may be in any structure
*/
function rewriteProgram(program, watching, targetLines, shown, called, isByPlaces) {
	return new Rewriting(program, watching, targetLines, shown, called, isByPlaces).program();
}
/** Parameters that Node passes to a module. */
var PARAMETERS = [
	"exports",
	"require",
	"module",
	"__filename",
	"__dirname"
];
var Rewriting = class extends WriteRewriter {
	#program;
	/** Name of the function to call in the end. */
	#called;
	/** The functions named `#called`. The program's own calls of them, as a demo, are skipped. */
	#calledFunctions;
	/** Statements right after a label, which must stay there. */
	#labelled = /* @__PURE__ */ new Set();
	/** True inside a function that is neither a generator nor async: its calls evaluate to the returned value. */
	#isPlainCall = false;
	/** Names of the module's parameters, changed where the module itself declares such a name. */
	#parameters;
	constructor(program, watching, targetLines, shown, called, isByPlaces) {
		super(program, watching, targetLines, shown, isByPlaces);
		this.#program = program;
		this.#called = called;
		this.#calledFunctions = called === void 0 ? /* @__PURE__ */ new Set() : calledFunctions(program.tree, called);
		const own = program.isModule ? declaredNames(program.tree) : /* @__PURE__ */ new Set();
		this.#parameters = PARAMETERS.map((name) => own.has(name) ? this.hooks.hidden + name : name);
	}
	program() {
		const called = this.#called;
		const { tree, isAsync } = this.#program;
		const hooks = this.hooks;
		const body = parts(tree, "body");
		const directives = directivesOf(body);
		this.isStrict ||= isStrictBy(directives);
		const strict = this.isStrict ? "\"use strict\";" : "";
		const owner = called?.split(".")[0];
		const answer = owner === void 0 ? "" : `${hooks.answer}(()=>typeof ${owner}==='undefined'?undefined:${owner});`;
		const hashBang = /^#!.*/.exec(this.source)?.[0].length ?? 0;
		const text = this.#statementList(body, hashBang, this.source.length, "");
		const inner = this.lineHooks?.program(tree, answer + text) ?? answer + text;
		return {
			text: `${`(function(${hooks.parameters}){return ${isAsync ? "async " : ""}function(${this.#parameters.join()}){`}${strict}${inner}\n}})`,
			lines: this.lines,
			scopes: this.lineHooks?.scopes ?? [],
			linesWithCode: this.lineHooks?.linesWithCode ?? /* @__PURE__ */ new Set()
		};
	}
	/** Rewrites statements, and copies the source around them. @param prologue code to insert after their directives */
	#statementList(statements, start, end, prologue) {
		const directives = directivesOf(statements);
		const rest = statements.slice(directives.length);
		const from = directives.at(-1)?.end ?? start;
		let text = `${this.source.slice(start, from)}${directives.length > 0 ? ";" : ""}${prologue}`;
		let at = from;
		for (const statement of rest) {
			text += this.source.slice(at, statement.start) + this.#statement(statement);
			at = statement.end;
		}
		return text + this.source.slice(at, end);
	}
	/** Rewrites a statement of a list, with the line hooks before and after it, if any. */
	#statement(node) {
		const hooks = this.lineHooks;
		return hooks === void 0 ? this.text(node) : hooks.before(node) + this.text(node) + hooks.after(node);
	}
	/** Rewrites a body that need not be a block; adds braces if it gets line hooks. */
	#singleStatement(node) {
		if (node.type === "BlockStatement" || this.lineHooks === void 0) return this.text(node);
		return `{${this.#statement(node)}}`;
	}
	text(node) {
		switch (node.type) {
			case "ExpressionStatement": return this.expressionStatement(node);
			case "BlockStatement":
			case "StaticBlock": return this.#block(node);
			case "AssignmentExpression": return this.assignment(node);
			case "UpdateExpression": return this.update(node);
			case "CallExpression": return this.call(node);
			case "VariableDeclarator": return this.declarator(node);
			case "Property":
			case "PropertyDefinition": return this.property(node);
			case "FunctionDeclaration":
			case "FunctionExpression":
			case "ArrowFunctionExpression": return this.#function(node);
			case "ClassDeclaration":
			case "ClassExpression": return this.strictly(true, () => this.plain(node));
			case "ThrowStatement": return this.#throwStatement(node);
			case "ReturnStatement": return this.#returnStatement(node);
			case "IfStatement":
			case "ForStatement":
			case "ForInStatement":
			case "ForOfStatement":
			case "WhileStatement":
			case "DoWhileStatement":
			case "LabeledStatement": return this.#controlStatement(node);
			case "SwitchCase": return this.#switchCase(node);
			case "YieldExpression":
			case "AwaitExpression": return this.lineHooks?.wrapWaiting(node, this.plain(node), this.#argumentOf(node)) ?? this.plain(node);
			case "ImportDeclaration":
			case "ExportNamedDeclaration":
			case "ExportDefaultDeclaration":
			case "ExportAllDeclaration": return moduleText(node, this.source, this.#parameters[1], (inner) => this.text(inner));
			case "MetaProperty": return nameOf(part(node, "meta")) === "import" ? this.#importMeta() : this.plain(node);
			default: return this.plain(node);
		}
	}
	#block(node) {
		const body = parts(node, "body");
		const first = this.source.indexOf("{", node.start) + 1;
		return `${this.source.slice(node.start, first)}${this.#statementList(body, first, node.end, "")}`;
	}
	#switchCase(node) {
		const statements = parts(node, "consequent");
		const [first] = statements;
		if (first === void 0) return this.plain(node);
		const test = node["test"] === null ? [] : [part(node, "test")];
		return `${this.between(test, node.start, first.start)}${this.#statementList(statements, first.start, node.end, "")}`;
	}
	/** Rewrites loops and conditions, whose bodies may be statements without braces. */
	#controlStatement(node) {
		const hooks = this.lineHooks;
		const bodies = new Set([
			"consequent",
			"alternate",
			"body"
		].map((name) => node[name]));
		const left = node.type === "ForInStatement" || node.type === "ForOfStatement" ? node["left"] : void 0;
		let text = "";
		let at = node.start;
		for (const child of children(node)) {
			text += this.source.slice(at, child.start);
			at = child.end;
			if (child === node["right"] && node.type === "ForOfStatement") text += this.withPosition(child);
			else if (node.type === "LabeledStatement") {
				this.#labelled.add(child);
				text += this.text(child);
			} else if (bodies.has(child)) text += this.#body(node, child);
			else if (child === node["test"] && node.type !== "IfStatement") text += hooks?.test(node, this.text(child)) ?? this.text(child);
			else if (child === node["update"]) text += hooks?.update(node, this.text(child)) ?? this.text(child);
			else if (child === left) text += this.target(child);
			else text += this.text(child);
		}
		text += this.source.slice(at, node.end);
		return this.#lacksPosition(node) && !this.#labelled.has(node) ? `{${this.hooks.watched}.length;${text}}` : text;
	}
	/** Returns true for a loop at which the engine records no position when interrupted. */
	#lacksPosition(node) {
		return this.lineHooks === void 0 && /^(?:For|While|DoWhile)Statement$/.test(node.type) && !contains(node, hasPosition);
	}
	/** Rewrites the body of a loop or a condition. @param node the loop or condition */
	#body(node, body) {
		const text = this.#singleStatement(body);
		if (this.lineHooks !== void 0) return this.lineHooks.body(node, text);
		return this.#lacksPosition(node) ? `{${this.hooks.watched}.length;${text}}` : text;
	}
	#function(node) {
		const isOuterPlain = this.#isPlainCall;
		this.#isPlainCall = node["generator"] !== true && node["async"] !== true;
		try {
			return this.#functionText(node);
		} finally {
			this.#isPlainCall = isOuterPlain;
		}
	}
	#functionText(node) {
		const body = part(node, "body");
		const parameters = parts(node, "params");
		const names = parameters.map(nameOf).filter((name) => name !== void 0);
		const isBlock = body.type === "BlockStatement";
		const directives = isBlock ? directivesOf(parts(body, "body")) : [];
		return this.strictly(isStrictBy(directives), () => {
			const head = this.#headOf(node, parameters, body);
			const seen = names.length === 0 ? "" : this.#calledWith(node, names);
			const skipped = this.#calledFunctions.has(node) ? this.#skippedValue(parameters) : void 0;
			if (!isBlock) {
				const text = this.text(body);
				const tail = this.source.slice(body.end, node.end);
				const value = seen === "" ? text : `(${seen},${text})`;
				return skipped === void 0 ? head + value + tail : `${head}(${this.hooks.demo}.on?${skipped}:${value})${tail}`;
			}
			const statements = parts(body, "body");
			const guard = skipped === void 0 ? "" : `if(${this.hooks.demo}.on)return ${skipped};`;
			const prologue = seen === "" ? guard : `${guard}${seen};`;
			const first = body.start + 1;
			const inner = this.#statementList(statements, first, body.end - 1, prologue);
			return `${head}{${this.lineHooks?.function(node, inner, isStrictBy(directives)) ?? inner}}`;
		});
	}
	/** The function's source before its body, rewritten. */
	#headOf(node, parameters, body) {
		return this.between(parameters, node.start, body.start);
	}
	/** Returns the code that passes the arguments of a call to the recorder; empty if writes are not watched. */
	#calledWith(node, names) {
		if (!this.watchesWrites) return "";
		const { watched, called } = this.hooks;
		const [number, site] = this.site(node);
		return `${watched}[${number}]&&${called}(${site},[${names.join()}])`;
	}
	/** Returns the code of the value that a skipped call returns. */
	#skippedValue(parameters) {
		const names = parameters.map((one) => nameOf(one.type === "AssignmentPattern" ? part(one, "left") : one)).filter((name) => name !== void 0);
		return `${this.hooks.demo}.skip([${names.join()}])`;
	}
	#importMeta() {
		const main = this.#called === void 0;
		return JSON.stringify({
			url: `file://${PROGRAM_PATH}`,
			filename: PROGRAM_PATH,
			dirname: FOLDER,
			main
		}).replace(/.*/, "($&)");
	}
	/** Rewrites the argument of an `await` or a `yield`. */
	#argumentOf(node) {
		return isNode(node["argument"]) ? this.argument(node["argument"]) : "undefined";
	}
	#returnStatement(node) {
		const argument = node["argument"];
		if (this.lineHooks === void 0 || !this.#isPlainCall || !isNode(argument)) return this.plain(node);
		const text = this.lineHooks.wrapReturned(this.argument(argument));
		return this.source.slice(node.start, argument.start) + text + this.source.slice(argument.end, node.end);
	}
	#throwStatement(node) {
		const argument = part(node, "argument");
		const { thrown } = this.hooks;
		const text = this.text(argument);
		const head = this.source.slice(node.start, argument.start);
		const tail = this.source.slice(argument.end, node.end);
		return argument.type === "NewExpression" ? head + text + tail : `${head}${thrown}(${text},${argument.loc.start.line})${tail}`;
	}
};
/** Returns true for expressions at which the engine records its position. */
function hasPosition({ type }) {
	return /^(?:Call|New|Member|Await|Yield)Expression$/.test(type);
}
/** Names that a module declares at its top level, except those in patterns, imports and exported declarations. */
function declaredNames(tree) {
	const names = /* @__PURE__ */ new Set();
	for (const statement of parts(tree, "body")) for (const one of [statement, ...parts(statement, "declarations")]) {
		const name = isNode(one["id"]) ? nameOf(one["id"]) : void 0;
		if (name !== void 0) names.add(name);
	}
	return names;
}
/** Returns the directives, such as `'use strict'`, at the beginning of a list of statements. */
function directivesOf(statements) {
	const end = statements.findIndex((statement) => typeof statement["directive"] !== "string");
	return end === -1 ? statements : statements.slice(0, end);
}
function isStrictBy(directives) {
	return directives.some((directive) => directive["directive"] === "use strict");
}
// src/worker/own/javascript/shownExpressions.ts
/** Parses the expressions whose values are read at a line. */
/**
* Splits a list of expressions at its commas.
* @returns the sources of the first `MOST_COLUMNS`; a fault if the text is malformed, or an expression may not be shown
*/
function columnSources(text) {
	const list = `[${text}]`;
	const tree = parsedList(list);
	if (!isNode(tree)) return tree;
	const changing = firstOf(tree, isChanging);
	if (changing !== void 0) return {
		kind: "changes",
		column: changing.start,
		what: list.slice(changing.start, changing.end)
	};
	const elements = parts(tree, "elements");
	const columns = [];
	let from = 1;
	for (const [index, element] of elements.entries()) {
		const end = elements.at(index + 1) === void 0 ? list.length - 1 : list.indexOf(",", element.end);
		columns.push(list.slice(from, end).trim());
		from = end + 1;
	}
	return columns.slice(0, 8);
}
/** Parses an array literal. @returns its tree; a fault if it is malformed, empty, or has comments, holes or spreads */
function parsedList(list) {
	let comment;
	try {
		const tree = parseExpressionAt(list, 0, {
			ecmaVersion: "latest",
			onComment: (_, __, start) => {
				comment ??= start;
			}
		});
		if (!isNode(tree)) throw new TypeError("The parser gave no tree");
		if (comment !== void 0) return unexpected(list, comment);
		if (tree.type !== "ArrayExpression" || tree.end < list.length) return unexpected(list, tree.type === "ArrayExpression" ? tree.end : list.indexOf("]"));
		const elements = Array.isArray(tree["elements"]) ? tree["elements"] : [];
		if (elements.length === 0 || !elements.every(isValue)) return unexpected(list, list.length - 1);
		return tree;
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		if (comment !== void 0) return unexpected(list, comment);
		const pos = "pos" in error && typeof error.pos === "number" ? error.pos : void 0;
		const message = error.message.replace(/ \(\d+:\d+\)$/, "");
		return pos === void 0 ? {
			kind: "fault",
			column: void 0,
			message
		} : faultAt(list, pos, message);
	}
}
/** False for holes and spread elements. */
function isValue(element) {
	return isNode(element) && element.type !== "SpreadElement";
}
function unexpected(list, at) {
	return faultAt(list, at, at >= list.length - 1 ? "Unexpected end" : `Unexpected token ${list[at]}`);
}
/** @param at offset in the list. Its opening bracket precedes the user's text, so this is the text's 1-based column */
function faultAt(list, at, message) {
	return {
		kind: "fault",
		column: Math.max(1, Math.min(at, list.length - 1)),
		message
	};
}
/** True for nodes that a shown expression must not have: assignments, updates, `delete`, `await` and `yield`. */
function isChanging(node) {
	return /^(?:Assignment|Update|Await|Yield)Expression$/.test(node.type) || node.type === "UnaryExpression" && node["operator"] === "delete";
}
/** Returns the first wanted node in source order; undefined if there is none. */
function firstOf(node, isWanted) {
	if (isWanted(node)) return node;
	const child = children(node).find((one) => contains(one, isWanted));
	return child && firstOf(child, isWanted);
}
// src/worker/own/javascript/surroundings.ts
var SPLITS_BY_CRLF = /\.split\(\s*(['"`/])\\r\\n\1/;
var TAKES_ARGUMENT = /\bargv\s*(?:\[\s*2\s*\]|\.\s*(?:slice|splice)\s*\(\s*2\b|\.length\b)|\[\s*,\s*,\s*\w+\s*\]\s*=\s*process\.argv/;
var READS_FILE = /\b(?:readFile|readFileSync|createReadStream|openSync)\b/;
var READS_STDIN = /\bstdin\b|\breadFileSync\([^)\n]*\b0\b/;
function surroundingsOf(source) {
	const takesFile = TAKES_ARGUMENT.test(source) && READS_FILE.test(source) && !READS_STDIN.test(source);
	return {
		lineEnd: SPLITS_BY_CRLF.test(source) ? "\r\n" : "\n",
		argument: takesFile ? "sudoku.txt" : void 0
	};
}
// src/worker/own/javascript/memoryLimit.ts
var PAGE_BYTES = 65536;
/** Largest last step beyond the limit, as a part of the memory: the engine asks for 20 %, then 10 %, then 5 % more. */
var LAST_STEP = .06;
/**
* Limits the memory of a JavaScript engine (QuickJS). QuickJS has a limit of its own, but compiled to WebAssembly it
* does not know the size of what it has allocated.
*
* One small step beyond the limit is granted: without any memory the engine cannot even create the error that it should
* throw, and throws `null`.
*/
var MemoryLimit = class {
	#memory;
	/** Limit of the whole memory; Infinity once lifted. */
	#mostBytes;
	#isExceeded = false;
	/** @param bytes that the program may use in addition to those that the engine begins with */
	constructor(memory, bytes) {
		this.#memory = memory;
		this.#mostBytes = this.usedBytes + bytes;
		const grow = memory.grow.bind(memory);
		memory.grow = (pages) => {
			const step = pages * PAGE_BYTES;
			const isBeyond = this.usedBytes + step > this.#mostBytes;
			if (isBeyond && (this.#isExceeded || step > this.usedBytes * LAST_STEP)) throw new RangeError("Out of memory");
			this.#isExceeded ||= isBeyond;
			return grow(pages);
		};
	}
	/** True once the memory is larger than the limit, even if that has been lifted since: the program must end. */
	get isExceeded() {
		return this.#isExceeded;
	}
	/** Size of the engine's memory. It never shrinks, so this is also the peak. */
	get usedBytes() {
		return this.#memory.buffer.byteLength;
	}
	/** Removes the limit. */
	lift() {
		this.#mostBytes = Infinity;
	}
};
// src/worker/own/javascript/thrown.ts
/** The program's file name in the engine. */
var fileName = "program.js";
/** Converts a thrown value to an outcome. @param cut why the run was cut off; a limit overrides the thrown value */
function outcomeOf$1(thrown, cut) {
	const calls = callsIn(thrown.stack);
	const line = thrown.line ?? calls.at(0);
	if (cut !== void 0 && cut !== "done") return {
		kind: cut,
		line
	};
	const { error, message } = thrown;
	if (error === "RangeError" && /^(?:out of memory|string too long)$/.test(message)) return {
		kind: "memory-limit",
		line
	};
	return {
		kind: "runtime-error",
		line,
		error,
		message,
		calls: calls.length
	};
}
/** Outcome of `process.exit`: a runtime error, as judges report it, unless the code is 0. */
function outcomeOfExit({ code, stack }) {
	if (code === 0) return {
		kind: "finished",
		answer: void 0
	};
	const calls = callsIn(stack);
	return {
		kind: "runtime-error",
		line: calls.at(0),
		error: "process.exit",
		message: String(code),
		calls: calls.length
	};
}
/** Outcome of a native stack overflow in the engine, after which the engine cannot report anything. */
function stackOverflow() {
	return {
		kind: "runtime-error",
		line: void 0,
		error: "RangeError",
		message: "Maximum call stack size exceeded",
		calls: 0
	};
}
/** Lines of the program's calls in a stack trace, innermost first. */
function callsIn(stack) {
	return Array.from(stack.matchAll(/program\.js:(\d+)/g), ([, line]) => Number(line));
}
// src/worker/own/javascript/run.ts
/** Limit of the program's stack; with a larger one, the engine's native stack may overflow before the limit applies. */
var STACK_BYTES = 1 << 18;
/** File name of the realm's code, for stack traces. */
var REALM_NAME = "backdoku.js";
/**
* Runs a program until it ends or is cut off. Does not run it if it has a syntax error, or if the task asks for values
* that no run can provide. Rejects if the engine breaks.
*/
async function runProgram(newEngine, order) {
	const { attempt, program, isByPlaces } = order;
	const { source, input } = program;
	const text = parsed(source);
	if (text.kind === "fault") {
		const { line, column, message } = text;
		return {
			outcome: {
				kind: "syntax-error",
				line,
				column,
				error: "SyntaxError",
				message
			},
			report: "",
			memoryBytes: 0,
			sleptMs: 0
		};
	}
	const { task } = attempt;
	const columns = task.kind === "values" ? columnSources(task.order.expression) : [];
	if ("kind" in columns) return answerWithoutRun(attempt, columns);
	const shown = task.kind === "values" ? {
		line: task.order.line,
		columns
	} : void 0;
	const target = new Set(task.kind === "find" ? task.target.lines.map(([line]) => line) : []);
	const called = input.kind === "stdin" ? void 0 : input.name;
	const changed = rewriteProgram(text, watchingOf(task, order), target, shown, called, isByPlaces);
	if (shown !== void 0 && !changed.linesWithCode.has(shown.line)) return answerWithoutRun(attempt, {
		kind: "no-code",
		next: nextLine(shown.line, changed.linesWithCode)
	});
	return new EngineRun(await newEngine(), order, changed, columns).run();
}
/** Answers the task without running the program. */
function answerWithoutRun(attempt, answer) {
	attempt.deliver(JSON.stringify(answer), "[]");
	return {
		outcome: {
			kind: "finished",
			answer: void 0
		},
		report: "",
		memoryBytes: 0,
		sleptMs: 0
	};
}
/** Returns the first line with code after a line; undefined if there is none. */
function nextLine(line, linesWithCode) {
	const following = [...linesWithCode].filter((each) => each > line);
	return following.length === 0 ? void 0 : Math.min(...following);
}
/** Returns what the rewritten program must report for a task. */
function watchingOf({ kind }, { watchMode, isByPlaces }) {
	if (watchMode === WATCH_MODES.plain) return "nothing";
	const isByLines = watchMode === WATCH_MODES.lines;
	if (kind === "inspect" || kind === "follow" || isByPlaces) return isByLines ? "traced by lines" : "traced";
	if (kind === "find" || kind === "values") return isByLines ? "target by lines" : "target";
	return isByLines ? "lines" : "writes";
}
/** One run of a rewritten program in a fresh engine. */
var EngineRun = class {
	#memory;
	#runtime;
	#context;
	#attempt;
	#watchdog;
	#order;
	#rewrittenProgram;
	/** Expressions whose values are read; empty for all tasks but `values`. */
	#columns;
	#realm;
	/** The buffer in which the realm's recorder puts events. */
	#log;
	/** The realm's first halt of the program; later ones are ignored. Undefined if the program was not halted. */
	#halt;
	constructor(engine, order, text, columns) {
		const runtime = engine.newRuntime();
		this.#memory = new MemoryLimit(engine.getWasmMemory(), order.attempt.memoryBytes);
		this.#columns = columns;
		this.#runtime = runtime;
		this.#context = runtime.newContext();
		this.#order = order;
		this.#attempt = order.attempt;
		this.#watchdog = order.watchdog;
		this.#rewrittenProgram = text;
		runtime.setMaxStackSize(STACK_BYTES);
	}
	run() {
		const runtime = this.#runtime;
		this.#realm = this.#createRealm();
		this.#log = this.#context.getProp(this.#realm, "log");
		const made = this.#context.evalCode(this.#rewrittenProgram.text, fileName, { type: "global" });
		if (made.error) return this.#syntaxError(made.error);
		this.#attempt.pages.begin(this.#rewrittenProgram.lines);
		this.#attempt.started();
		this.#watchdog.begin();
		runtime.setInterruptHandler(() => this.#halt !== void 0 || this.#memory.isExceeded || this.#watchdog[0] !== 0);
		const { outcome, thrown } = this.#execute(made.value);
		runtime.removeInterruptHandler();
		this.#memory.lift();
		const seen = thrown === "broken" ? {} : {
			...this.#finalReport(),
			...this.#io()
		};
		const sleptMs = thrown === "broken" ? 0 : this.#sleptMs();
		this.#watchdog.end();
		return {
			...seen,
			outcome,
			memoryBytes: this.#memory.usedBytes,
			sleptMs,
			report: thrown === "broken" || thrown === void 0 ? "" : this.#errorReport(thrown)
		};
	}
	/** Handles source that the parser accepts but the engine does not: newer syntax, or too large. */
	#syntaxError(error) {
		const thrown = this.#describedThrown(error);
		const [, line, column] = /:(\d+):(\d+)/.exec(thrown.stack) ?? [];
		return {
			outcome: {
				kind: "syntax-error",
				line: line === void 0 ? void 0 : Number(line),
				column: column === void 0 ? void 0 : Number(column),
				error: "SyntaxError",
				message: thrown.message
			},
			report: "",
			memoryBytes: 0,
			sleptMs: 0
		};
	}
	/** Runs a program, and determines its outcome and what it threw; `broken` if the engine broke and cannot tell. */
	#execute(program) {
		try {
			const answer = this.#runToEnd(program);
			if (answer.kind !== "thrown") return {
				outcome: this.#unlessCut(answer),
				thrown: void 0
			};
			if (this.#halt?.reason === "exit") return {
				outcome: outcomeOfExit(this.#halt),
				thrown: void 0
			};
			this.#memory.lift();
			const thrown = this.#describedThrown(answer.error);
			return {
				outcome: outcomeOf$1(thrown, this.#cut),
				thrown
			};
		} catch (error) {
			if (error instanceof RangeError) return {
				outcome: stackOverflow(),
				thrown: "broken"
			};
			if (this.#memory.isExceeded && error instanceof WebAssembly.RuntimeError) return {
				outcome: {
					kind: "memory-limit",
					line: void 0
				},
				thrown: "broken"
			};
			throw error;
		}
	}
	/** Why the program was cut off; undefined if it was not. */
	get #cut() {
		return this.#watchdog.reason ?? (this.#memory.isExceeded ? "memory-limit" : void 0);
	}
	/** Returns `outcome`, or the reason if the program was cut off in a promise job, which hides the interrupt. */
	#unlessCut(outcome) {
		const cut = this.#cut;
		return cut === void 0 || cut === "done" ? outcome : {
			kind: cut,
			line: void 0
		};
	}
	/** Runs a program, calls its judged function if it has one, and continues until its event loop is empty. */
	#runToEnd(program) {
		const { input } = this.#order.program;
		const started = this.#call("run", program);
		if ("error" in started && (input.kind === "stdin" || !this.#ignoreFailure())) return started;
		if (input.kind !== "stdin") {
			const { name, cells } = input;
			const called = this.#call("call", this.#context.newString(name), this.#context.newString(cells));
			if ("error" in called) return called;
			if (this.#context.dump(called.value) !== true) return "error" in started ? started : {
				kind: "no-function",
				name
			};
		}
		for (;;) {
			const { error } = this.#runtime.executePendingJobs();
			if (error) return {
				kind: "thrown",
				error
			};
			const rejection = this.#rejection();
			if (rejection !== void 0) return {
				kind: "thrown",
				error: rejection
			};
			const next = this.#call("next");
			if ("error" in next) return next;
			if (this.#context.dump(next.value) !== true) break;
		}
		const finished = this.#call("finish");
		if ("error" in finished) return finished;
		const code = this.#context.getNumber(finished.value);
		if (code !== 0) return outcomeOfExit({
			code,
			stack: ""
		});
		if (input.kind === "stdin") return {
			kind: "finished",
			answer: void 0
		};
		const answer = this.#call("answer", this.#context.newString(input.kind));
		return "error" in answer ? answer : {
			kind: "finished",
			answer: this.#context.getString(answer.value)
		};
	}
	/**
	* Ignores that the program's top-level code failed or exited, if a skipped demo explains it. A demo is the program's
	* own call of the function that is judged.
	* @returns false if no demo was skipped, or the program was cut off or halted otherwise
	*/
	#ignoreFailure() {
		if (this.#cut !== void 0 || this.#halt !== void 0 && this.#halt.reason !== "exit") return false;
		const halt = this.#halt;
		this.#halt = void 0;
		const skipped = this.#call("hasSkipped");
		const isSkipped = !("error" in skipped) && this.#context.dump(skipped.value) === true;
		if (!isSkipped) this.#halt = halt;
		return isSkipped;
	}
	/** Returns the error of the first promise rejection without a handler; undefined if there is none. */
	#rejection() {
		const rejected = this.#call("rejection");
		if ("error" in rejected) return rejected.error;
		const { length } = this.#context.dump(rejected.value);
		return length === 0 ? void 0 : this.#context.getProp(rejected.value, 0);
	}
	/** Calls a function of the realm. */
	#call(name, ...values) {
		const realm = this.#requireRealm();
		const result = this.#context.callFunction(this.#context.getProp(realm, name), realm, ...values);
		return result.error ? {
			kind: "thrown",
			error: result.error
		} : { value: result.value };
	}
	#describedThrown(error) {
		const described = this.#call("describeThrown", error);
		if ("error" in described) return {
			error: "Error",
			message: "",
			stack: "",
			line: void 0
		};
		const thrown = JSON.parse(this.#context.getString(described.value));
		return this.#memory.isExceeded ? {
			...thrown,
			error: "RangeError",
			message: "out of memory"
		} : thrown;
	}
	#finalReport() {
		const isCut = this.#cut !== void 0;
		const reported = this.#call("end", isCut ? this.#context.true : this.#context.false);
		const mistaken = this.#halt?.reason === "mistaken";
		if ("error" in reported) return {
			mistaken,
			board: true
		};
		const seen = JSON.parse(this.#context.getString(reported.value));
		return {
			...seen,
			mistaken: mistaken || seen.mistaken === true
		};
	}
	#io() {
		const reported = this.#call("io");
		if ("error" in reported) return {};
		return { io: JSON.parse(this.#context.getString(reported.value)) };
	}
	#sleptMs() {
		const slept = this.#call("slept");
		return "error" in slept ? 0 : this.#context.getNumber(slept.value);
	}
	/** Formats an uncaught error as Node prints it. */
	#errorReport({ error, message, stack, line }) {
		const calls = stack.split("\n").filter((call) => call.includes(fileName)).slice(0, 10);
		const place = line ?? /:(\d+)(?::\d+)?\)?$/.exec(calls[0] ?? "")?.[1];
		const text = place === void 0 ? "" : this.#order.program.source.split("\n")[Number(place) - 1] ?? "";
		return `${[(place === void 0 ? "" : `${fileName}:${place}\n${text}\n\n`) + (message === "" ? error : `${error}: ${message}`), ...calls].join("\n")}\n`;
	}
	#requireRealm() {
		if (this.#realm === void 0) throw new Error("The realm is not made yet");
		return this.#realm;
	}
	#createRealm() {
		const context = this.#context;
		const make = context.unwrapResult(context.evalCode(_virtual_javascript_realm_default, REALM_NAME, { type: "global" }));
		const store = context.unwrapResult(context.evalCode("(function(list,key,value){list[key]=value})", REALM_NAME, { type: "global" }));
		const dependencies = context.newObject();
		context.setProp(dependencies, "looseStore", store);
		context.setProp(dependencies, "order", this.#realmOrder());
		for (const [name, made] of Object.entries(this.#functions())) context.setProp(dependencies, name, context.newFunction(name, made));
		return context.unwrapResult(context.callFunction(make, context.undefined, dependencies));
	}
	#realmOrder() {
		const { program, watchMode, isByPlaces } = this.#order;
		const { task } = this.#attempt;
		const { lines, scopes } = this.#rewrittenProgram;
		const order = {
			givens: [...program.givens],
			sites: lines.length,
			isNarrowing: watchMode === WATCH_MODES.narrowed,
			isByLines: watchMode === WATCH_MODES.lines,
			isByPlaces,
			scopes,
			inspect: task.kind === "inspect" ? {
				event: task.event,
				lines: task.lines
			} : void 0,
			find: task.kind === "find" ? task.target : void 0,
			follow: task.kind === "follow" ? task.order : void 0,
			values: task.kind === "values" ? {
				...task.order,
				columns: this.#columns
			} : void 0,
			input: program.input.kind === "stdin" ? program.input.text : void 0,
			...surroundingsOf(program.source),
			isAtJudge: task.kind === "grade",
			limit: this.#attempt.output.limit,
			hooks: HOOK_NAMES
		};
		const text = `(${JSON.stringify(order)})`;
		return this.#context.unwrapResult(this.#context.evalCode(text, REALM_NAME, { type: "global" }));
	}
	/** The only functions of this worker that the realm gets. */
	#functions() {
		const context = this.#context;
		const { output, errors } = this.#attempt;
		return {
			takePart: (events) => context.newNumber(this.#takePart(context.getNumber(events))),
			write: (stream, text) => {
				(context.getNumber(stream) === 1 ? output : errors).add(context.getString(text));
			},
			halt: (reason, code, stack) => {
				this.#halt ??= {
					reason: context.getString(reason),
					code: context.getNumber(code),
					stack: context.getString(stack)
				};
			},
			deliver: (inspection, values) => {
				this.#attempt.deliver(context.getString(inspection), context.getString(values));
			}
		};
	}
	/** Passes on the events in the log. @param events number of them @returns the number wanted in the next call */
	#takePart(events) {
		if (this.#log === void 0) throw new Error("There is no log yet");
		const log = this.#context.getArrayBuffer(this.#log);
		try {
			const { buffer, byteOffset } = log.value;
			return this.#attempt.pages.take(new Uint32Array(buffer, byteOffset, events));
		} finally {
			log.dispose();
		}
	}
};
// src/worker/own/javascript/javascriptLanguage.ts
/**
* JavaScript and TypeScript, run by QuickJS compiled to WebAssembly. A run makes one or more attempts: each executes
* the program, and the next one watches more writes if the board was not found or a write was missed. Each attempt
* rewrites its program and gets a fresh engine, so that no state leaks between attempts.
*/
var JavaScriptLanguage = class JavaScriptLanguage {
	countsLines = false;
	#module;
	/** Source of the latest program whose board was found outside lists. Its reruns do not search lists. */
	#sourceByPlaces;
	constructor(module) {
		this.#module = module;
	}
	/** Creates one engine up front, to load everything that needs the network. @param module the compiled engine */
	static async started(module) {
		const language = new JavaScriptLanguage(module);
		await language.#newEngine();
		return language;
	}
	#newEngine() {
		return newQuickJSWASMModuleFromVariant(newVariant(variant$1, { wasmModule: this.#module }));
	}
	needsRestart() {
		return false;
	}
	prepared(program) {
		return {
			kind: "prepared",
			diagnostics: [],
			run: (attempt) => {
				if (attempt.task.kind === "time" || attempt.task.kind === "grade") return this.#runOnce(attempt, program, WATCH_MODES.plain, false);
				return attempt.task.kind !== "record" && this.#sourceByPlaces === program.source ? this.#runByPlaces(attempt, program, WATCH_MODES.stores, void 0) : this.#runByLists(attempt, program, WATCH_MODES.narrowed);
			}
		};
	}
	/** Runs an attempt that searches for the board in lists. */
	async #runByLists(attempt, program, watchMode) {
		const { seen, ...end } = await this.#runOnce(attempt, program, watchMode, false);
		const next = nextWatchMode(watchMode, seen);
		if (next !== void 0) return {
			...end,
			next: (again) => this.#runByLists(again, program, next)
		};
		return isWithoutBoard(end, program, attempt) ? {
			...end,
			next: (again) => this.#runByPlaces(again, program, WATCH_MODES.stores, end)
		} : end;
	}
	/**
	* Runs an attempt that searches for the board in structures other than lists, in which each cell has its own object
	* and key.
	* @param before end of the earlier attempt, reported if this one records no event; undefined if the program is known
	* to have a board in such a structure
	*/
	async #runByPlaces(attempt, program, watchMode, before) {
		const { seen, ...end } = await this.#runOnce(attempt, program, watchMode, true);
		if (seen.mistaken === true && watchMode !== WATCH_MODES.lines) return {
			...end,
			next: (again) => this.#runByPlaces(again, program, WATCH_MODES.lines, before)
		};
		if (before === void 0) return end;
		if (attempt.pages.events > 0) {
			this.#sourceByPlaces = program.source;
			return end;
		}
		return {
			...before,
			hasBoard: before.hasBoard || end.hasBoard
		};
	}
	/** Executes the program once. The result `seen` is what the recorder noticed, which decides on the next attempt. */
	async #runOnce(attempt, program, watchMode, isByPlaces) {
		const watchdog = new Watchdog(attempt);
		const { outcome, report, io, memoryBytes, sleptMs, ...seen } = await runProgram(() => this.#newEngine(), {
			attempt,
			watchdog,
			program,
			watchMode,
			isByPlaces
		});
		if (attempt.task.kind === "find") attempt.deliver("null", "[]");
		attempt.errors.add(report);
		return {
			outcome: attempt.output.isOver && outcome.kind !== "output-limit" ? {
				kind: "output-limit",
				line: void 0
			} : outcome,
			elapsedMs: watchdog.elapsedMs,
			memoryBytes,
			sleptMs,
			output: attempt.output.text,
			errors: attempt.errors.text,
			hasBoard: seen.board === true || seen.kept === true,
			hasMissedWrite: seen.mistaken === true,
			...io && { io },
			isLight: false,
			isBroken: false,
			next: void 0,
			seen
		};
	}
};
/**
* Minimum givens for a search in other structures than lists: the board is recognised by its givens, and unrelated
* structures would match fewer.
*/
var LEAST_GIVENS = 9;
/** Outcomes of programs that ran long enough to have a board. */
var RAN = /* @__PURE__ */ new Set([
	"finished",
	"runtime-error",
	"time-limit"
]);
/** True if the program ran without a write to a board, and may keep one in a structure that is not a list. */
function isWithoutBoard({ outcome, hasMissedWrite }, program, attempt) {
	return attempt.pages.events === 0 && !hasMissedWrite && RAN.has(outcome.kind) && program.input.kind !== "check" && program.givens.filter((given) => given !== 0).length >= LEAST_GIVENS;
}
// tests/support/javascript.ts
/** The worker for users' JavaScript programs, in this process and with the real engine. */
var ENGINE = createRequire(import.meta.url).resolve("@jitl/quickjs-wasmfile-release-sync/wasm");
var engine;
/** Returns the engine that runs JavaScript, compiled once. */
function quickJs() {
	return engine ??= readFile(ENGINE).then((bytes) => WebAssembly.compile(bytes));
}
async function startedEngine() {
	return JavaScriptLanguage.started(await quickJs());
}
/** The worker for JavaScript programs; the test exchanges messages with it in place of the page. */
var JavaScriptWorker = class extends OwnTestWorker {
	constructor() {
		super(startedEngine);
	}
};
// build/pythonLibrary.ts
/**
* Packs Python's standard library and the app's own Python modules, without the parts of the library that solutions for
* judges never use. All modules are precompiled to bytecode, with which Python starts three times as fast.
*/
var PACKAGES = fileURLToPath(new URL("../node_modules/", import.meta.url));
var PYODIDE_FOLDER = join(PACKAGES, "pyodide");
/** Folder of the app's own Python modules. */
var OWN_FOLDER = fileURLToPath(new URL("../src/worker/own/python/", import.meta.url));
/** Module of the app that is not packaged, because it runs as a program and is not imported. */
var REFERENCE$1 = "reference.py";
/** Prefixes of library paths to leave out. */
var LEFT_OUT = [
	"_pyrepl",
	"email",
	"xml",
	"unittest",
	"http",
	"multiprocessing",
	"pydoc",
	"doctest",
	"pdb",
	"tarfile",
	"sqlite3",
	"wsgiref",
	"html",
	"zoneinfo",
	"ensurepip",
	"idlelib",
	"turtle",
	"tkinter",
	"smtplib",
	"imaplib",
	"ftplib",
	"poplib",
	"mailbox",
	"profile",
	"cProfile",
	"pstats",
	"__phello__",
	"antigravity",
	"this",
	"webbrowser",
	"curses",
	"dbm",
	"venv",
	"zipapp",
	"tomllib",
	"plistlib",
	"optparse",
	"mimetypes",
	"netrc",
	"socketserver",
	"trace.py",
	"cmd.py",
	"bdb",
	"difflib",
	"configparser",
	"ipaddress",
	"pickletools",
	"tracemalloc",
	"ssl.py"
];
/**
* Modules to replace, by path: a stub for the colours of terminals, which the page lacks. The original takes a tenth of
* Python's start.
*/
var REPLACED = { "_colorize.py": `
class Colours:
    def __getattr__(self, name):
        return ''

    def items(self):
        return ()

class Theme:
    def __getattr__(self, section):
        return NO_COLOURS

    def no_colors(self):
        return self

NO_COLOURS = ANSIColors = NoColors = Colours()
default_theme = theme_no_color = Theme()

def get_colors(colorize=False, *, file=None):
    return NO_COLOURS

def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    return default_theme

def set_theme(theme):
    pass

def decolor(text):
    return text

def can_colorize(*, file=None):
    return False
` };
/** Modules of the package `encodings` to keep. */
var ENCODINGS = [
	"__init__",
	"aliases",
	"ascii",
	"cp437",
	"cp949",
	"euc_kr",
	"hex_codec",
	"idna",
	"iso8859_1",
	"latin_1",
	"mbcs",
	"raw_unicode_escape",
	"unicode_escape",
	"utf_16",
	"utf_32",
	"utf_8",
	"utf_8_sig"
];
/** Python program that builds the archive. Its inputs are globals that `compileLibrary` sets. */
var RECIPE = `
import importlib._bootstrap_external as bootstrap, io, sys, zipfile
library = zipfile.ZipFile(next(path for path in sys.path if path.endswith('.zip')))
made = io.BytesIO()

def compiled(name, source):
    code = compile(source, '/lib/python314.zip/' + name, 'exec', dont_inherit=True, optimize=2)
    return name + 'c', bytes(bootstrap._code_to_hash_pyc(code, bytes(8), False))

def put(archive, name, content):
    archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED, 9)

# Compressed, since few servers compress an archive.
with zipfile.ZipFile(made, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for name in sorted(library.namelist()):
        if name.endswith('/') or name.startswith(tuple(LEFT_OUT)):
            continue
        if name.startswith('encodings/') and name.split('/')[1][:-3] not in ENCODINGS:
            continue
        content = REPLACED.get(name) or library.read(name)
        if name.endswith('.py'):
            try:
                name, content = compiled(name, content)
            except SyntaxError:
                continue
        put(archive, name, content)
    for name, source in OWN.items():
        put(archive, *compiled('backdoku/' + name, source))
made.getvalue()
`;
/** Builds the library unless it is cached for this Pyodide version and inputs. @returns the archive's path */
async function pythonLibrary() {
	const own = ownSources();
	const recipe = createHash("sha256").update(JSON.stringify([
		version,
		LEFT_OUT,
		ENCODINGS,
		REPLACED,
		RECIPE,
		own
	])).digest("hex");
	const file = join(PACKAGES, ".cache", "python", recipe.slice(0, 16), "stdlib.zip");
	if (existsSync(file)) return file;
	mkdirSync(dirname(file), { recursive: true });
	const temporary = `${file}.${process.pid}`;
	writeFileSync(temporary, await compileLibrary(own));
	renameSync(temporary, file);
	return file;
}
/** Returns the modules of the app's Python package `backdoku` by file name. */
function ownSources() {
	const sources = readdirSync(OWN_FOLDER).filter((name) => name.endsWith(".py") && name !== REFERENCE$1).toSorted().map((name) => [name, readFileSync(join(OWN_FOLDER, name), "utf8")]);
	return Object.fromEntries([["__init__.py", ""], ...sources]);
}
async function compileLibrary(own) {
	const { loadPyodide } = await import("pyodide");
	const python = await loadPyodide({ lockFileContents: await emptyLockFile() });
	python.globals.set("LEFT_OUT", python.toPy(LEFT_OUT));
	python.globals.set("ENCODINGS", python.toPy(ENCODINGS));
	python.globals.set("REPLACED", python.toPy(REPLACED));
	python.globals.set("OWN", python.toPy(own));
	return python.runPython(RECIPE).toJs();
}
/** Returns the content of a Pyodide lock file without any packages. */
async function emptyLockFile() {
	const text = await readFile(join(PYODIDE_FOLDER, "pyodide-lock.json"), "utf8");
	return {
		info: JSON.parse(text).info,
		packages: {}
	};
}
// src/worker/own/python/pyodide.ts
/** Returns a view of the interpreter's memory, valid until it grows. */
function memoryOf({ _module: module }) {
	return module.HEAPU8;
}
/** Options for `loadPyodide`; the caller adds the locations of the files. */
var PYODIDE_OPTIONS = {
	env: {
		PYTHONHASHSEED: "0",
		HOME: "/home/pyodide"
	},
	jsglobals: {}
};
// src/worker/own/python/channel.ts
/** Path of the device file, the same as in `channel.py`. */
var PATH = "/dev/backdoku";
/** Device number; Emscripten itself uses only a few low ones. */
var MAJOR = 200;
/** EINVAL in WASI's errno numbering. */
var INVALID = 28;
/**
* Channel from a Python run to its worker: a device file, so that Python holds no JavaScript object from which others
* could be reached. The program itself can write to it too, but that affects only its own run; malformed messages are
* rejected.
*/
var Channel = class {
	/** Hooks of the current run; undefined while messages are rejected. */
	hooks;
	#pyodide;
	#decoder = new TextDecoder();
	/** Answer to the latest message, which Python reads; empty if there is none. */
	#answer = /* @__PURE__ */ new Uint8Array();
	constructor(pyodide) {
		this.#pyodide = pyodide;
		const { FS } = pyodide;
		const device = FS.makedev(MAJOR, 0);
		FS.registerDevice(device, {
			open(stream) {
				Object.assign(stream, { seekable: false });
			},
			close: () => void 0,
			read: (_, memory, offset, length) => {
				const answer = this.#answer.subarray(0, length);
				memory.set(answer, offset);
				return answer.length;
			},
			write: (_, memory, offset, length) => {
				this.#answer = /* @__PURE__ */ new Uint8Array();
				const message = this.#decoder.decode(memory.slice(offset, offset + length));
				if (!this.#handle(message)) throw new FS.ErrnoError(INVALID);
				return length;
			}
		});
		FS.mkdev(PATH, device);
	}
	/** Passes a message to the hooks. @returns false if it is malformed, or if there are no hooks */
	#handle(text) {
		const { hooks } = this;
		const [name, first, second] = messageIn(text);
		if (hooks === void 0) return false;
		switch (name) {
			case "begin":
				if (!isLines(first) || !this.#isRange(second, 1)) return false;
				hooks.begin(first, second);
				return true;
			case "take_part":
				if (!isCount(second) || second > 16384) return false;
				if (!this.#isRange(first, second * Uint32Array.BYTES_PER_ELEMENT)) return false;
				if (first % Uint32Array.BYTES_PER_ELEMENT !== 0) return false;
				this.#answer = new TextEncoder().encode(`${hooks.take_part(first, second)}`);
				return true;
			case "end":
				hooks.end();
				return true;
			case "deliver":
				if (typeof first !== "string" || typeof second !== "string") return false;
				hooks.deliver(first, second);
				return true;
			default: return false;
		}
	}
	/** Returns true if the range lies within the memory. */
	#isRange(address, bytes) {
		return isCount(address) && address + bytes <= memoryOf(this.#pyodide).length;
	}
};
/** Parses a message: the name of a hook and its arguments; empty if malformed. */
function messageIn(text) {
	try {
		const message = JSON.parse(text);
		return Array.isArray(message) ? message : [];
	} catch {
		return [];
	}
}
/** Returns true for a list of line numbers. */
function isLines(lines) {
	return Array.isArray(lines) && lines.every(isCount);
}
function isCount(value) {
	return Number.isSafeInteger(value) && value >= 0;
}
// src/worker/own/python/closing.ts
/**
* Built-in modules that are disabled, because most of them let a program call or write arbitrary addresses. They cannot
* be created any more by any import mechanism.
*/
var DISABLED_MODULES = /* @__PURE__ */ new Set([
	"_pyodide_core",
	"_imp",
	"_ctypes",
	"_remote_debugging",
	"_testcapi",
	"_testclinic",
	"_testclinic_limited",
	"_testinternalcapi",
	"_testlimitedcapi",
	"_xxtestfuzz"
]);
var WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT;
/** Number of words of an entry in the module table: address of the name, address of the init function. */
var ENTRY_WORDS = 2;
/** Prevents new proxies of JavaScript objects and disables modules. @param left JSON reported by `closing.py` */
function closeMemory({ _module: module }, left) {
	const { kinds, held } = JSON.parse(left);
	const { _PyObject_GC_UnTrack: leaveOut } = module;
	for (const address of held) leaveOut(address);
	preventProxies(module, kinds);
	closeModules(module);
}
/** Replaces the interpreter's reference to the JsProxy classes by None, so that no proxy is created again. */
function preventProxies(module, kinds) {
	const { HEAPU32: words, ___heap_base: end, __Py_NoneStruct: none } = module;
	const variables = words.subarray(0, end / WORD_BYTES);
	const at = variables.indexOf(kinds);
	if (at === -1) throw new Error("Pyodide has no classes of proxies where they were");
	variables[at] = none;
}
/** Nulls the init functions of the disabled modules, so that the interpreter cannot create these. */
function closeModules({ HEAPU32: words, HEAPU8: bytes, _PyImport_Inittab: pointer }) {
	const table = words[pointer / WORD_BYTES] / WORD_BYTES;
	const [name, initFunction] = words.subarray(table, table + ENTRY_WORDS);
	for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1)) if (words[at + 1] === initFunction) {
		for (let entry = at; words[entry] !== 0; entry += ENTRY_WORDS) if (DISABLED_MODULES.has(textAt(bytes, words[entry]))) words[entry + 1] = 0;
	}
}
/** Returns the null-terminated text at an address. */
function textAt(bytes, address) {
	return new TextDecoder().decode(bytes.slice(address, bytes.indexOf(0, address)));
}
// src/worker/own/python/recorder.ts
/** Imports the recorder from the library that the build creates. */
function importRecorder(pyodide) {
	return pyodide.pyimport("backdoku.running");
}
// src/worker/own/python/interpreter.ts
/** A started interpreter that can only run programs. */
var PythonInterpreter = class {
	pyodide;
	#channel;
	#run;
	/** @param pyodide freshly started; the constructor locks it down, so that it can only run programs */
	constructor(pyodide) {
		this.pyodide = pyodide;
		this.#channel = new Channel(pyodide);
		const recorder = importRecorder(pyodide);
		this.#run = recorder.run;
		closeMemory(pyodide, recorder.close());
	}
	get memoryBytes() {
		return memoryOf(this.pyodide).length;
	}
	/**
	* Runs a program until it ends or is interrupted.
	* @param watchMode how the board is looked for in the program's data
	* @param limit maximum characters reported of a written file
	* @throws if the interpreter breaks
	*/
	run(program, watchMode, task, limit, hooks) {
		const { source, input, givens } = program;
		const text = input.kind === "stdin" ? input.text : rowsOf(givens);
		const order = JSON.stringify({
			source: source.replace(/^\uFEFF/, ""),
			input,
			givens: [...givens],
			text,
			limit,
			...taskOrder(task)
		});
		const bytes = new TextEncoder().encode(text);
		let at = 0;
		let isRead = false;
		this.pyodide.setStdin({ read(buffer) {
			isRead = true;
			const some = bytes.subarray(at, at + buffer.length);
			buffer.set(some);
			at += some.length;
			return some.length;
		} });
		this.#channel.hooks = hooks;
		try {
			return {
				...JSON.parse(this.#run(order, watchMode)),
				isRead
			};
		} finally {
			this.#channel.hooks = void 0;
		}
	}
};
/** Returns the puzzle in nine rows, as a judge gives it. */
function rowsOf(givens) {
	return Array.from({ length: 9 }, (_, row) => `${givens.subarray(row * 9, row * 9 + 9).join(" ")}\n`).join("");
}
/** Converts a task to the keys that `running.py` expects. */
function taskOrder(task) {
	switch (task.kind) {
		case "inspect": return { inspect: {
			event: task.event,
			lines: task.lines
		} };
		case "find": {
			const { lines, from, to, direction } = task.target;
			return { find: {
				lines,
				from,
				to,
				forward: direction === "forward"
			} };
		}
		case "count": return { count: { event: task.event } };
		case "values": return { values: task.order };
		case "follow": return { follow: task.order };
		case "grade": return { atJudge: true };
		case "record":
		case "time": return {};
	}
}
// src/worker/own/python/outcome.ts
/**
* Converts Python's report of a run to an outcome.
* @param cut reason for an interrupt; a limit overrides the report, however the program handled the interrupt
* @throws TypeError for an unknown kind of outcome
*/
function outcomeOf(raw, cut) {
	const line = numberOf(raw["line"]);
	if (cut !== void 0 && cut !== "done") return {
		kind: cut,
		line
	};
	switch (raw.kind) {
		case "finished": return {
			kind: "finished",
			answer: textOf(raw["answer"])
		};
		case "no-function": return {
			kind: "no-function",
			name: textOf(raw["name"]) ?? ""
		};
		case "memory-limit": return {
			kind: "memory-limit",
			line
		};
		case "syntax-error": return {
			kind: "syntax-error",
			line,
			column: numberOf(raw["column"]),
			...error(raw)
		};
		case "runtime-error": return {
			kind: "runtime-error",
			line,
			...error(raw),
			calls: numberOf(raw["calls"]) ?? 0
		};
		default: throw new TypeError(`Python tells of an outcome ${raw.kind}`);
	}
}
/** Start of the stack dump that a crashing interpreter prints to standard output. */
var STACK_DUMP = "Stack (most recent call first):\n";
/**
* Explains a run that broke the interpreter.
* @param printed standard output, including the interpreter's stack dump
* @returns the outcome, and the output without the stack dump
*/
function outcomeOfBreak(thrown, printed) {
	const reason = String(thrown);
	const end = printed.lastIndexOf(STACK_DUMP);
	const calls = end === -1 ? [] : [...printed.slice(end).matchAll(/File "program\.py", line (\d+)/g)];
	const output = end === -1 ? printed : printed.slice(0, end);
	const line = calls.length === 0 ? void 0 : Number(calls[0][1]);
	if (/memory|allocation/i.test(reason)) return {
		outcome: {
			kind: "memory-limit",
			line
		},
		output
	};
	const isDeep = /call stack|recursion|stack overflow/i.test(reason);
	return {
		outcome: {
			kind: "runtime-error",
			line,
			error: isDeep ? "RecursionError" : "SystemError",
			message: isDeep ? "maximum recursion depth exceeded" : reason,
			calls: calls.length
		},
		output
	};
}
function error(raw) {
	return {
		error: textOf(raw["error"]) ?? "",
		message: textOf(raw["message"]) ?? ""
	};
}
/** Returns a number; undefined for anything else, such as null, which is Python's `None`. */
function numberOf(value) {
	return typeof value === "number" ? value : void 0;
}
function textOf(value) {
	return typeof value === "string" ? value : void 0;
}
// src/worker/own/python/timedRun.ts
var REFERENCE = {
	source: "# Fixed reference workload, typical of searches. Its time here, compared with its time on the machine that estimates are\n# for, gives the ratio of their speeds.\nGIVENS = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'\nboard = [[int(GIVENS[9 * y + x]) for x in range(9)] for y in range(9)]\nblanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]\n\n\ndef fits(y, x, n):\n    for k in range(9):\n        if board[y][k] == n or board[k][x] == n:\n            return False\n    top, left = y // 3 * 3, x // 3 * 3\n    for i in range(3):\n        for j in range(3):\n            if board[top + i][left + j] == n:\n                return False\n    return True\n\n\ndef by_cells(depth):\n    if depth == len(blanks):\n        return True\n    y, x = blanks[depth]\n    for n in range(1, 10):\n        if fits(y, x, n):\n            board[y][x] = n\n            if by_cells(depth + 1):\n                return True\n            board[y][x] = 0\n    return False\n\n\nrow_used = [[False] * 10 for _ in range(9)]\ncolumn_used = [[False] * 10 for _ in range(9)]\nbox_used = [[False] * 10 for _ in range(9)]\n\n\ndef by_tables(depth):\n    if depth == len(blanks):\n        return True\n    y, x = blanks[depth]\n    b = y // 3 * 3 + x // 3\n    for n in range(1, 10):\n        if not (row_used[y][n] or column_used[x][n] or box_used[b][n]):\n            board[y][x] = n\n            row_used[y][n] = column_used[x][n] = box_used[b][n] = True\n            if by_tables(depth + 1):\n                return True\n            board[y][x] = 0\n            row_used[y][n] = column_used[x][n] = box_used[b][n] = False\n    return False\n\n\ndef candidates(y, x):\n    left = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n    for k in range(9):\n        for n in (board[y][k], board[k][x], board[y // 3 * 3 + k // 3][x // 3 * 3 + k % 3]):\n            if n in left:\n                left.remove(n)\n    return left\n\n\ndef by_candidates(depth):\n    if depth == len(blanks):\n        return True\n    y, x = blanks[depth]\n    for n in candidates(y, x):\n        board[y][x] = n\n        if by_candidates(depth + 1):\n            return True\n        board[y][x] = 0\n    return False\n\n\ndef clear():\n    for y, x in blanks:\n        board[y][x] = 0\n\n\nby_cells(0)\nclear()\nfor y in range(9):\n    for x in range(9):\n        n = board[y][x]\n        if n:\n            row_used[y][n] = column_used[x][n] = box_used[y // 3 * 3 + x // 3][n] = True\nby_tables(0)\nclear()\nby_candidates(0)\n",
	input: {
		kind: "stdin",
		text: ""
	},
	givens: /* @__PURE__ */ new Uint8Array(81),
	optimized: false
};
/**
* Times a program.
* @param ran runs a program unrecorded
* @param program undefined for the reference workload
*/
function timedRun(ran, dependencies, program, mostMs) {
	const attempt = new RepeatedAttempt(dependencies, { kind: "time" }, mostMs);
	const { elapsedMs, isBroken } = ran(attempt, program ?? REFERENCE);
	return {
		elapsedMs: attempt.limit === void 0 && !isBroken ? elapsedMs : void 0,
		isBroken
	};
}
// src/worker/own/python/pythonLanguage.ts
/**
* The interpreter is restarted above this share of the memory limit, because leftovers of earlier runs count against
* the next program.
*/
var RESTART_SHARE = .5;
/** Python; one interpreter runs all programs in sequence. */
var PythonLanguage = class {
	countsLines = true;
	#interpreter;
	/** @param pyodide freshly started */
	constructor(pyodide) {
		this.#interpreter = new PythonInterpreter(pyodide);
	}
	needsRestart(limits) {
		return this.#interpreter.memoryBytes > limits.memoryBytes * RESTART_SHARE;
	}
	prepared(program) {
		return {
			kind: "prepared",
			diagnostics: [],
			run: (attempt) => this.#runOnce(attempt, program, isWatched(attempt.task) ? WATCH_MODES.narrowed : WATCH_MODES.plain)
		};
	}
	timed(dependencies, program, mostMs) {
		const ran = (attempt, timed) => this.#runOnce(attempt, timed, WATCH_MODES.plain);
		return timedRun(ran, dependencies, program, mostMs);
	}
	/**
	* @param watchMode how the program's writes are watched
	* @param isLast true if no other mode may follow
	*/
	#runOnce(attempt, program, watchMode, isLast = false) {
		const interpreter = this.#interpreter;
		const { pyodide } = interpreter;
		const { output, errors, pages } = attempt;
		const watchdog = new Watchdog(attempt, () => interpreter.memoryBytes);
		pyodide.setStdout(output);
		pyodide.setStderr(errors);
		pyodide.setInterruptBuffer(watchdog);
		let raw;
		try {
			raw = interpreter.run(program, watchMode, attempt.task, output.limit, {
				begin(lines, busy) {
					pages.begin(lines);
					attempt.started();
					watchdog.begin(() => memoryOf(pyodide)[busy] !== 0);
				},
				take_part: (address, events) => pages.take(new Uint32Array(memoryOf(pyodide).buffer, address, events)),
				end: () => watchdog.end(),
				deliver: (answer, values) => attempt.deliver(answer, values)
			});
		} catch (error) {
			watchdog.end();
			return {
				...outcomeOfBreak(error, output.text),
				...NO_REPORT,
				elapsedMs: watchdog.elapsedMs,
				isBroken: true,
				next: void 0
			};
		}
		const cut = watchdog.reason ?? (output.isOver ? "output-limit" : void 0);
		const io = ioOf(raw);
		const hasPuzzle = program.input.kind !== "stdin" || io?.input !== "unread";
		const hasNoEvents = pages.events === 0 && (raw.events ?? 0) === 0;
		const next = isLast ? void 0 : nextRun(watchMode, {
			raw,
			cut,
			isStepless: hasPuzzle && hasNoEvents
		});
		return {
			outcome: outcomeOf(raw, cut),
			elapsedMs: watchdog.elapsedMs,
			memoryBytes: interpreter.memoryBytes,
			sleptMs: 1e3 * (raw.slept ?? 0),
			hasBoard: raw.board === true || raw.kept === true,
			hasMissedWrite: raw.mistaken === true,
			isLight: watchMode !== 4 && isLight(watchMode, raw, pages.events),
			...io && { io },
			isBroken: false,
			next: next && ((again) => this.#runOnce(again, program, next.watchMode, next.isLast))
		};
	}
};
/** True if a task has to see writes to the board. */
function isWatched({ kind }) {
	return kind !== "time" && kind !== "grade";
}
/** Returns how to run the program again; undefined if the run is final. */
function nextRun(watchMode, { raw, cut, isStepless }) {
	if (watchMode === 4) return cut === "time-limit" || cut === "memory-limit" ? {
		watchMode: WATCH_MODES.narrowed,
		isLast: true
	} : void 0;
	const next = nextWatchMode(watchMode, raw);
	if (next !== void 0) return {
		watchMode: next,
		isLast: false
	};
	if (watchMode === WATCH_MODES.plain || !isStepless || raw.mistaken === true || cut !== void 0) return void 0;
	return raw.kind === "finished" || raw.kind === "runtime-error" && raw["error"] !== "RecursionError" ? {
		watchMode: 4,
		isLast: false
	} : void 0;
}
/** Returns how the program used its input and output; undefined if Python did not report it. */
function ioOf({ io, isRead }) {
	if (io === void 0) return void 0;
	const { overread, standIns, written } = io;
	const isUsed = isRead === true || standIns.length > 0;
	return {
		input: overread ? "overread" : isUsed ? "read" : "unread",
		standIns,
		written
	};
}
/** Results of a run that broke the interpreter. */
var NO_REPORT = {
	hasBoard: false,
	hasMissedWrite: false,
	isLight: false
};
// tests/support/python.ts
/** The worker for users' Python programs, in this process and with the real interpreter. */
/**
* Starts an interpreter, from the package's files and the library that the build makes.
* @param options further options of `loadPyodide`
*/
async function startedPyodide(options = {}) {
	return await loadPyodide({
		...PYODIDE_OPTIONS,
		...options,
		indexURL: PYODIDE_FOLDER,
		stdLibURL: await pythonLibrary(),
		lockFileContents: await emptyLockFile()
	});
}
/** The worker for Python programs, whose messages the test sends and reads. */
var PythonWorker = class extends OwnTestWorker {
	constructor(start = () => startedPyodide()) {
		super(async () => new PythonLanguage(await start()));
	}
};
// tests/worker/own/javascript/programs.ts
/** Code of `fits(board, r, c, n)`, which checks the rules. */
var FITS = `
function fits(board, r, c, n) {
  for (let k = 0; k < 9; k++) {
    if (board[r][k] === n || board[k][c] === n) return false
    if (board[Math.floor(r / 3) * 3 + Math.floor(k / 3)][Math.floor(c / 3) * 3 + k % 3] === n) return false
  }
  return true
}
`;
/** Code that reads `board` from the standard input. */
var READ = `const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number))
`;
/** Code that prints `board`. */
var PRINT = `console.log(board.map((row) => row.join(' ')).join('\\n'))
`;
/** Code of a search that calls `put(r, c, n)`. */
var PUTTING = `
function solve(p) {
  while (p < 81 && board[Math.floor(p / 9)][p % 9]) p++
  if (p === 81) return true
  const r = Math.floor(p / 9), c = p % 9
  for (let n = 1; n <= 9; n++) {
    if (!fits(board, r, c, n)) continue
    put(r, c, n)
    if (solve(p + 1)) return true
    put(r, c, 0)
  }
  return false
}
solve(0)
`;
var programWithPut = (name, put, writes) => ({
	name,
	source: `${READ}${FITS}${put}${PUTTING}${PRINT}`,
	...writes && { writes }
});
`${FITS}`, `${FITS}`, programWithPut("a row under another name", "function put(r, c, n) {\n  const row = board[r]\n  row[c] = n\n}\n"), programWithPut("a row that is handed to another function", "const put = (r, c, n) => set(board[r], c, n)\nfunction set(row, c, n) { row[c] = n }\n"), programWithPut("values of assignments in use", "const put = (r, c, n) => (board[r][c] = n)\n"), programWithPut("augmented assignments", "function put(r, c, n) {\n  if (n) board[r][c] += n\n  else board[r][c] -= board[r][c]\n}\n"), programWithPut("patterns that assign", "let last\nfunction put(r, c, n) {\n  [board[r][c], last] = [n, n];\n  ({ n: board[r][c] } = { n })\n}\n"), programWithPut("fill and splice", "function put(r, c, n) {\n  if (n % 2) board[r].fill(n, c, c + 1)\n  else board[r].splice(c, 1, n)\n}\n"), programWithPut("rows that are put in place of others", "function put(r, c, n) {\n  board[r] = [...board[r].slice(0, c), n, ...board[r].slice(c + 1)]\n}\nconst swap = () => { [board[0], board[1]] = [board[1], board[0]] }\n"), programWithPut("targets of loops", "function put(r, c, n) {\n  for (board[r][c] of [n]);\n}\n"), programWithPut("writes that only a look at every line finds", "function put(r, c, n) {\n  Reflect.set(board[r], c, n)\n}\n"), programWithPut("Object.assign, after a plain store", "board[0][0] = board[0][0]\nfunction put(r, c, n) {\n  Object.assign(board[r], { [c]: n })\n}\n"), `${READ}${FITS}${PUTTING}${PRINT}`, `${READ}${FITS}${PRINT}`, `${FITS}${PUTTING}${PRINT}`, `${FITS}`, `${FITS}`, `${READ}${FITS}`;
// bench/grade.ts
/** Times gradings of a right program, and native runs of the same program, for `bench/grade.mjs`. */
var COMPILER = "g++";
/** The first cases, whose searches are short. */
var CASES = casesOf("boj-2580").slice(0, 30);
var LIMITS = {
	timeMs: 6e4,
	memoryBytes: 1 << 29,
	output: 65536
};
/** Returns the runnable source of the program `tables` in a language. */
var listing = (extension) => runnableSource(readFileSync(`src/core/programs/tables/listing.${extension}`, "utf8"), "first");
var COMPARED = [
	{
		language: "python",
		native: "python3",
		source: listing("py"),
		worker: new PythonWorker(),
		command: (folder, source) => ["python3", writeProgram(folder, "program.py", source)]
	},
	{
		language: "cpp",
		native: "g++ -O2",
		source: listing("cpp"),
		worker: new CppWorker(),
		command(folder, source) {
			const executable = join(folder, "program");
			const file = writeProgram(folder, "program.cpp", source);
			execFileSync(COMPILER, [
				"-std=c++17",
				"-O2",
				"-w",
				"-o",
				executable,
				file
			]);
			return [executable];
		}
	},
	{
		language: "javascript",
		native: "node",
		source: `${READ}${FITS}const put = (r, c, n) => { board[r][c] = n }\n${PUTTING}${PRINT}`,
		worker: new JavaScriptWorker(),
		command: (folder, source) => ["node", writeProgram(folder, "program.cjs", source)]
	}
];
/** Prints a table of the times. @param rounds number of repetitions, of which the fastest counts */
async function printGradings(rounds) {
	console.log(`| language | ${CASES.length} cases graded, s | natively, s | graded ÷ native |`);
	console.log("| --- | --- | --- | --- |");
	const folder = mkdtempSync(join(tmpdir(), "backdoku-"));
	try {
		for (const compared of COMPARED) await printRow(compared, folder, rounds);
	} finally {
		rmSync(folder, { recursive: true });
	}
}
async function printRow({ language, native, source, worker, command }, folder, rounds) {
	const programs = CASES.map(({ puzzle }) => ({
		...program(source, lineOf(puzzle)),
		optimized: language === "cpp"
	}));
	const [tool, ...words] = command(folder, source);
	await worker.grade(programs[0], LIMITS);
	let [gradedMs, nativeMs] = [Infinity, Infinity];
	for (let round = 0; round < rounds; round++) {
		gradedMs = Math.min(gradedMs, await elapsedMs(() => gradeAll(worker, programs)));
		nativeMs = Math.min(nativeMs, await elapsedMs(() => programs.forEach((one) => runNatively(tool, words, one))));
	}
	const figures = [
		gradedMs / 1e3,
		nativeMs / 1e3,
		gradedMs / nativeMs
	].map((figure) => figure.toFixed(2));
	console.log(`| ${[`${language} (${native})`, ...figures].join(" | ")} |`);
}
async function gradeAll(worker, programs) {
	for (const one of programs) {
		const { outcome } = await worker.grade(one, LIMITS);
		if (outcome.kind !== "finished") throw new Error(`A right program ended with ${outcome.kind}`);
	}
}
function runNatively(tool, words, { input }) {
	const { status, error } = spawnSync(tool, words, { input: input.kind === "stdin" ? input.text : "" });
	if (error !== void 0) throw error;
	if (status !== 0) throw new Error(`${tool} ended with ${status}`);
}
async function elapsedMs(work) {
	const from = performance.now();
	await work();
	return performance.now() - from;
}
function writeProgram(folder, name, text) {
	const file = join(folder, name);
	writeFileSync(file, text);
	return file;
}
export { printGradings };
