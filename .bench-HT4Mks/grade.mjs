import { createRequire } from "node:module";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import variant from "@jitl/quickjs-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant, newVariant } from "quickjs-emscripten-core";
import { parse } from "acorn";
import { transform } from "sucrase";
import { loadPyodide, version } from "pyodide";
function cellAt(row, column) {
	return row * 9 + column;
}
function perCell(value) {
	return Uint8Array.from({ length: 81 }, (_, cell) => value(Math.floor(cell / 9), cell % 9));
}
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
/** Creates a case. @param line 81 characters; `0` or `.` is a blank */
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
/** Returns the case with a reason why a correct program may fail. */
function withLesson(graded, ...lesson) {
	return {
		...graded,
		lesson: phrase(lesson)
	};
}
// src/core/cases/cruel.ts
/** Cases for which a row-major search takes long. */
var INKALA = caseOf("inkala", ["Inkala's puzzle", "인칼라의 퍼즐"], ["Known as the hardest puzzle of 2012: 72,097 calls of plain backtracking", "2012년 가장 어렵다고 알려진 퍼즐로, 단순한 백트래킹 호출이 72,097번입니다"], "800000000003600000070090200050007000000045700000100030001000068008500010090000400", {
	kind: "events",
	count: 99056
}, {
	kind: "calls",
	count: 72097
}, { kind: "needs-a-guess" });
/** Puzzles near 100,000 calls of plain backtracking, the maximum that BOJ 2580 promises, and one of them transposed. */
var NEAR_MOST_CALLS = [
	caseOf("near-the-limit", ["99,772 calls", "호출 99,772번"], ["As many calls of plain backtracking as BOJ 2580 allows: a check that costs too much exceeds the time", "백준 2580이 허용하는 만큼 호출하며, 검사가 느리면 시간을 넘깁니다"], "500040060007000000080050730010000390720400000800500400403060000000000100950000000", {
		kind: "events",
		count: 139400
	}, {
		kind: "calls",
		count: 99772
	}),
	caseOf("near-the-limit-turned", ["The same, by columns", "같은 퍼즐, 행과 열 교환"], ["Rows and columns exchanged: a hundredth of the calls", "행과 열을 바꾸면 호출이 100분의 1입니다"], "500078409008120005070000300000045000405000600000000000007304010603900000000000000", {
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
var INKALA_TURNED = caseOf("inkala-turned", ["Inkala's puzzle, turned", "인칼라의 퍼즐, 180° 회전"], ["Turned by half, it takes a search by rows nearly twice as long", "반 바퀴 돌리면 행 순서 탐색이 거의 두 배 걸립니다"], "004000090010005800860000100030001000007540000000700050002090070000006300000000008", {
	kind: "turned",
	of: "inkala",
	by: "rotate-180"
}, {
	kind: "events",
	count: 182640
});
var INKALA_UPSIDE_DOWN = caseOf("inkala-upside-down", ["Inkala's puzzle, upside down", "인칼라의 퍼즐, 위아래 반전"], ["Three quarters of a million events by rows", "행 순서로 이벤트가 75만 개입니다"], "090000400008500010001000068000100030000045700050007000070090200003600000800000000", {
	kind: "turned",
	of: "inkala",
	by: "mirror-top-bottom"
}, {
	kind: "events",
	count: 755526
});
/**
* Case with about as many events as the slowest correct row-major programs in Python can make in BOJ 2239's time limit.
*/
var MILLION = caseOf("million", ["A million events", "이벤트 100만 개"], ["A search by rows just ends in time in Python, if each check is cheap", "검사가 빠르면 파이썬으로 행 순서 탐색이 겨우 시간 안에 끝납니다"], "900040000000010200370000005000000090001000400000705000000020100580300000000000000", {
	kind: "givens",
	count: 17
}, {
	kind: "events",
	count: 1036484
});
/** Case that a C++ program with tables of used digits finishes within BOJ 2239's limit of two seconds. */
var SEVENTEEN_MILLION = caseOf("seventeen-million", ["17 million events", "이벤트 1,700만 개"], ["A search by rows ends in time only in C++ with tables of the used digits", "행 순서 탐색은 쓴 숫자를 표에 두는 C++로만 시간 안에 끝납니다"], "001020000000003085000000000000507000004000100090000000500000073002010000000040009", {
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
/** One blank, and two or four blanks that a single check decides. */
var SINGLE_CHECKS = [
	caseOf("last-blank", ["One blank, the last cell", "마지막 칸만 빈칸"], ["The last cell needs a 9: loops that end one short miss it", "마지막 칸이 9라서 반복이 하나 모자라면 틀립니다"], "534678912672195348198342567859761423426853791713924856961537284287419635345286170", {
		kind: "blanks",
		count: 1
	}, { kind: "last-digit" }),
	caseOf("first-blank", ["One blank, the first cell", "첫 칸만 빈칸"], ["The first cell needs a 9: every digit before it must be refused", "첫 칸이 9라서 그 앞의 숫자를 모두 거절해야 합니다"], "087654321654321987321987654896745213745213896213896745579468132468132579132579468", {
		kind: "blanks",
		count: 1
	}, { kind: "last-digit" }),
	caseOf("row-decides", ["Only the row decides", "행 검사만 가르는 두 칸"], ["Two blanks in one column and one box: only the check of the row tells their digits apart", "한 열, 한 박스의 빈칸 두 개를 행 검사만이 구별합니다"], "534678912072195348098342567859761423426853791713924856961537284287419635345286179", {
		kind: "blanks",
		count: 2
	}, {
		kind: "only-check",
		unit: "row"
	}),
	caseOf("column-decides", ["Only the column decides", "열 검사만 가르는 두 칸"], ["Two blanks in one row and one box: only the check of the column tells their digits apart", "한 행, 한 박스의 빈칸 두 개를 열 검사만이 구별합니다"], "004678912672195348198342567859761423426853791713924856961537284287419635345286179", {
		kind: "blanks",
		count: 2
	}, {
		kind: "only-check",
		unit: "column"
	}),
	caseOf("box-decides", ["Only the box decides", "박스 검사만 가르는 네 칸"], ["Four blanks in four boxes: rows and columns allow 2 and 5 either way, only the check of the box does not", "네 박스의 빈칸 네 개에 2와 5를 바꿔 놓아도 행과 열은 맞고 박스 검사만이 막습니다"], "034678910672195348198342567859761423426853791713924856961537284087419630345286179", {
		kind: "blanks",
		count: 4
	}, {
		kind: "only-check",
		unit: "box"
	}),
	caseOf("box-row-decides", ["Only the last row of a box decides", "박스의 셋째 줄만 가르는 네 칸"], ["As before, but each wrong digit stands only in the last row of its box: a check of two rows misses it", "틀린 숫자가 모두 박스의 셋째 줄에만 있어 두 줄만 검사하면 막지 못합니다"], "693148725015273096724965318369481572072659031581732649158327964247596183936814257", {
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
	caseOf("last-column-empty", ["Last column empty", "마지막 열이 빈 보드"], ["The step from column 9 to the next row comes nine times", "9열에서 다음 행으로 넘어가는 일이 아홉 번 일어납니다"], "534678910672195340198342560859761420426853790713924850961537280287419630345286170", {
		kind: "empty-unit",
		unit: "column",
		index: 8
	}),
	caseOf("middle-box-empty", ["Middle box empty", "가운데 박스가 빈 보드"], ["A wrong number or corner of a box shows in the middle", "박스 번호나 시작 칸이 틀리면 가운데에서 드러납니다"], "987654321654321987321987654896000213745000896213000745579468132468132579132579468", {
		kind: "empty-unit",
		unit: "box",
		index: 4
	}),
	caseOf("last-box-empty", ["Last box empty", "마지막 박스가 빈 보드"], ["The last box ends at row 9 and column 9", "마지막 박스는 9행 9열에서 끝납니다"], "534678912672195348198342567859761423426853791713924856961537000287419000345286000", {
		kind: "empty-unit",
		unit: "box",
		index: 8
	}),
	caseOf("no-ones", ["Every 1 is missing", "1이 모두 빈 보드"], ["Programs that start at 2 never place a 1", "2부터 시작하는 프로그램은 1을 놓지 못합니다"], "987654320654320987320987654896745203745203896203896745579468032468032579032579468", {
		kind: "missing-digit",
		digit: 1
	}),
	caseOf("no-nines", ["Every 9 is missing", "9가 모두 빈 보드"], ["Programs that stop at 8 never place a 9", "8에서 끝나는 프로그램은 9를 놓지 못합니다"], "534678012672105348108342567850761423426853701713024856061537284287410635345286170", {
		kind: "missing-digit",
		digit: 9
	})
];
// src/core/cases/samples.ts
/** Examples from the judges' problem statements. */
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
/** Cases with one solution for which a search backtracks, from a few events to thousands. */
/** The smallest boards on which a correct search must backtrack. */
var DEAD_ENDS = [
	caseOf("back-three", ["Three blanks, one dead end", "빈칸 세 개, 막다른 칸 하나"], ["The first digit that fits is wrong: the program must take it back and go on", "처음 들어맞는 숫자가 틀려서 되돌린 뒤 이어 가야 합니다"], "471583926586294713293010458349852167165347892827961345952478631638129574714035289", {
		kind: "blanks",
		count: 3
	}, {
		kind: "events",
		count: 5
	}),
	caseOf("back-three-columns", ["Another three blanks", "또 다른 빈칸 세 개"], ["A dead end for programs by columns, too", "열 방향으로 푸는 프로그램에도 막다른 칸이 있습니다"], "491573826573826491826491573945137268137208905268905137714359682359682714682714359", {
		kind: "blanks",
		count: 3
	}, {
		kind: "events",
		count: 5
	}),
	caseOf("back-four", ["Four blanks, a dead end either way", "빈칸 네 개, 어느 방향이든 막다른 칸"], ["A dead end by rows, by columns and backwards: nothing must be left behind", "행, 열, 역방향 모두 막다른 칸이 있어 되돌린 흔적이 남으면 안 됩니다"], "671425983423896715895713642509248107104567208287931564948672351352189476716354829", {
		kind: "blanks",
		count: 4
	}, {
		kind: "events",
		count: 6
	}),
	caseOf("seven-blanks", ["Seven blanks across the boxes", "박스에 흩어진 빈칸 일곱 개"], ["A missing check of the box shows within seven events", "박스 검사가 빠지면 7번 안에 드러납니다"], "534678912600195348198342567859761423400853091713924856961537284280419035345286179", {
		kind: "blanks",
		count: 7
	}, {
		kind: "events",
		count: 11
	})
];
var NO_SINGLE = caseOf("no-single", ["No blank with one candidate", "후보가 하나인 칸이 없는 퍼즐"], ["Each blank has two candidates or more: programs that choose the fewest candidates must guess and take back", "빈칸마다 후보가 둘 이상이라 후보가 적은 칸부터 푸는 프로그램도 추측하고 되돌려야 합니다"], "983674521124500867567218394072306910001027630300801742738162459209700186010080273", { kind: "fewest-first-turns-back" }, {
	kind: "events",
	count: 101
});
/** Boards that reveal a check which skips any single cell of a unit. */
var COVERS = [
	caseOf("cover-1", ["Every peer counts", "모든 칸의 검사 1"], ["Each cell of a row, column or box alone refuses a wrong digit somewhere: loops that leave one out fail", "행, 열, 박스의 칸 하나만이 틀린 숫자를 막는 곳이 있어 한 칸이라도 빼놓는 반복은 틀립니다"], "080090460030007052020000100065108000490600000810024000900000807100539020000001300", {
		kind: "events",
		count: 96
	}),
	caseOf("cover-2", ["Every peer counts, again", "모든 칸의 검사 2"], ["The same in another order, with more backtracks before the solution", "순서가 다르고, 답까지 백트랙이 더 많습니다"], "600901023830602000007034000000250009020047030148306072480000350000005004900003100", {
		kind: "events",
		count: 316
	}),
	caseOf("cover-3", ["Every peer counts, at length", "모든 칸의 검사 3"], ["The same with hundreds of backtracks: of all these boards, this one refuses most wrong programs", "백트랙이 수백 번이며, 이 보드들 가운데 틀린 프로그램을 가장 많이 가려냅니다"], "000005702340020805605070040502001000003000600096003200109030000200800000058469000", {
		kind: "events",
		count: 1488
	})
];
var EASY = [caseOf("easy", ["Easy", "쉬운 퍼즐"], ["A puzzle of an ordinary newspaper, with 34 givens", "신문에 실리는 보통 퍼즐로, 주어진 숫자가 34개입니다"], "072008065083900200500040000624003500030000020005400137000090002007005640940700850", {
	kind: "givens",
	count: 34
}, {
	kind: "events",
	count: 343
}), caseOf("backtracking", ["Backtracking", "백트래킹 퍼즐"], ["36 givens in a half-turn pattern, and real backtracking", "주어진 숫자 36개, 실제로 백트래킹이 필요합니다"], "000120403000000027027300050186900002930206041200001396040008210860000000702013000", {
	kind: "givens",
	count: 36
}, {
	kind: "events",
	count: 409
})];
/** The example puzzle of both LeetCode 37 and Codewars' Sudoku Solver. */
var THIRTY_GIVENS = caseOf("thirty-givens", ["30 givens", "주어진 숫자 30개"], ["Thousands of backtracks: what is not taken back adds up", "백트랙이 수천 번이라 되돌리지 않은 것이 쌓입니다"], "530070000600195000098000060800060003400803001700020006060000280000419005000080079", {
	kind: "givens",
	count: 30
}, {
	kind: "events",
	count: 8365
});
var HARD_BY_ROWS = [caseOf("hard-by-rows", ["Hard by rows", "행 순서로 어려운 퍼즐"], ["The first rows are nearly empty: a search from the top backtracks 15,000 times", "위쪽 행이 거의 비어 있어 위에서부터 풀면 백트랙이 15,000번입니다"], "000093001400000072500004080005037008004060050000000700006000340000001000000000095", {
	kind: "events",
	count: 29996
}), caseOf("hard-by-rows-turned", ["The same, turned", "같은 퍼즐, 180° 회전"], ["The same puzzle turned by half: a fifth of the events", "같은 퍼즐을 반 바퀴 돌리면 5분의 1이면 됩니다"], "590000000000100000043000600007000000050060400800730500080400005270000004100390000", {
	kind: "turned",
	of: "hard-by-rows",
	by: "rotate-180"
}, {
	kind: "events",
	count: 5566
})];
var SEVENTEEN = caseOf("seventeen", ["17 givens", "주어진 숫자 17개"], ["No puzzle with one solution has fewer givens: the search goes 64 deep", "해답이 하나인 퍼즐의 최소 개수로, 탐색 깊이가 64입니다"], "000000000000007025009080000000503000006000900010000000500000037008090000000060001", {
	kind: "givens",
	count: 17
}, {
	kind: "events",
	count: 63884
});
// src/core/cases/severalSolutions.ts
/** Cases with several solutions, for judges that accept any of them or only the smallest. */
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
* Cases for which programs that fill the blank with the fewest candidates first do not find the smallest solution
* first.
*/
var SMALLEST = [caseOf("smallest-of-four", ["The smallest of four", "네 해답 중 가장 작은 것"], ["Four solutions: the blank with the fewest candidates leads to another than the first blank", "해답 네 개 중 후보가 적은 칸부터 풀면 첫 빈칸부터 풀 때와 다른 답이 나옵니다"], "002308065103956270060247381020000090700000020890002107358694712217835609940721853", {
	kind: "solutions",
	count: 4
}, { kind: "other-solution-first" }), caseOf("smallest-of-eleven", ["The smallest of eleven", "열한 해답 중 가장 작은 것"], ["Eleven solutions, and backtracks before the smallest", "해답 열한 개 중 가장 작은 것까지 백트랙이 있습니다"], "003600070502100060006700001300502086400907050725003014237001690609200040804090107", {
	kind: "solutions",
	count: 11
}, { kind: "other-solution-first" }, {
	kind: "events",
	count: 337
})];
var NEARLY_EMPTY = [
	caseOf("first-row-given", ["Only the first row", "첫 행만 있는 보드"], ["The digits of the first row fall: no pattern from 1 to 9 fits", "첫 행이 9부터 1까지라 1부터 9까지의 규칙이 맞지 않습니다"], "987654321000000000000000000000000000000000000000000000000000000000000000000000000", { kind: "countless-solutions" }, {
		kind: "givens",
		count: 9
	}),
	caseOf("one-given", ["One given", "주어진 숫자 하나"], ["Only the last cell is given, and the search meets it last", "마지막 칸만 주어지며 탐색은 그 칸을 끝에 만납니다"], "000000000000000000000000000000000000000000000000000000000000000000000000000000001", { kind: "countless-solutions" }, {
		kind: "givens",
		count: 1
	}),
	caseOf("empty", ["Empty board", "빈 보드"], ["Any finished board will do: programs that cannot guess, or keep all solutions, fail", "완성된 보드면 됩니다. 추측을 못 하거나 해답을 모두 모으는 프로그램은 실패합니다"], "000000000000000000000000000000000000000000000000000000000000000000000000000000000", { kind: "countless-solutions" }, {
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
var smallestOnly = (graded) => withLesson(graded, "BOJ 2239 asks for the smallest solution: a program that chooses the fewest candidates may find another first", "백준 2239는 가장 작은 해답을 요구하므로, 후보가 적은 칸부터 풀면 다른 해답이 먼저 나올 수 있습니다");
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
		].map(smallestOnly),
		NO_SINGLE,
		...COVERS,
		...EASY,
		...NEARLY_EMPTY.map(smallestOnly),
		THIRTY_GIVENS,
		...HARD_BY_ROWS,
		SEVENTEEN,
		INKALA_TURNED,
		MILLION,
		withLesson(SEVENTEEN_MILLION, "It is too long for a search by rows in Python, and in C++ for checks that read the board each time", "파이썬의 행 순서 탐색과, 매번 보드를 읽어 검사하는 C++에는 너무 깁니다")
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
/** Returns a judge's cases in grading order; empty if its programs do not solve puzzles. */
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
/** The compiler's main module; the support modules link it with its host. */
var COMPILER$1 = join(GENERATED, "llvm.core.wasm");
var SUPPORT_MODULES = [
	"llvm.core2.wasm",
	"llvm.core3.wasm",
	"llvm.core4.wasm"
];
/** Resources of the package to keep, by path. */
var KEPT$1 = [
	/^include\/c\+\+\/v1\/(?!__cxx03\/|experimental\/|__pstl\/|.*\.(?:modulemap|imp)$)/,
	/^include\/wasm32-wasip1\//,
	/^include\/(?:__std|__float|float|inttypes|iso646|limits|std|tgmath|unwind|varargs)[^/]*\.h$/,
	/^lib\/wasm32-unknown-wasip1\/libclang_rt\.builtins\.a$/,
	/^lib\/wasm32-wasip1\/(?:crt1-command\.o|lib(?:c|c\+\+|c\+\+abi|m|c-printscan-long-double|wasi-emulated-[\w-]+)\.a)$/
];
/** Headers and libraries under `usr/`, and the compiler's support modules, by path. */
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
/** Maximum restarts of a run to add boards. */
var MAX_ATTEMPTS = 12;
/** Loops and calls before the first search of memory. */
var FIRST_SEARCH = 96;
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
/** Returns the plan that follows an unreliable attempt. */
function nextPlan(plan, { isMistaken, fresh, searchedAt, wantsLog }) {
	const attempt = plan.attempt + 1;
	if (wantsLog) return {
		...plan,
		logging: "now",
		attempt
	};
	if (plan.logging === "now") return {
		...plan,
		boards: fresh,
		logging: "done",
		attempt
	};
	if (isMistaken) {
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
		boards: plan.boards.concat(fresh),
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
var TEXT$1 = new TextDecoder();
/** Cursor over bytes that reads numbers and strings as WebAssembly and DWARF encode them. */
var ByteReader = class {
	bytes;
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
		return TEXT$1.decode(this.bytes.subarray(this.at - length, this.at));
	}
	/** Reads a 0-terminated string. */
	zeroEnded() {
		const end = this.bytes.indexOf(0, this.at);
		const text = TEXT$1.decode(this.bytes.subarray(this.at, end));
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
	/** Appends a place. Offsets must ascend. */
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
* Layout of a program's memory. The linker puts the stack lowest, so that an overflow leaves the memory, and static
* data at `GLOBAL_BASE`. The recorder uses the memory between.
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
* Stack of frames, one per call, while lines are reported. Parameters are the first six.
*
*     offset 0            FRAME_BASE          FRAME_PARAMETERS
*     │ place in the code │ address of locals │ parameter 0 │ 1 │ … │ 5 │
*/
var FRAMES = 16777216;
/** Room for a thrown object, which is never caught. */
var THROWN$1 = 20971520;
var GLOBAL_BASE = 22020096;
/** Memory that does not count as the program's own. */
var RECORDER_BYTES = 13631488;
/** Size of the null page: accesses below are through a null pointer. */
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
/** Bytes written by each store, and the type of its value, indexed from `OP.firstStore`. */
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
/** Skips the immediates of an instruction whose opcode was read. @throws RangeError on unknown opcodes */
function skipImmediates(reader, op) {
	if (op === 2 || op === 3 || op === 4) reader.signed();
	else if (isIndexed(op)) reader.unsigned();
	else if (op === 14) for (let labels = reader.unsigned(); labels >= 0; labels--) reader.unsigned();
	else if (op === 17 || op === 19) {
		reader.unsigned();
		reader.unsigned();
	} else if (op === 28) reader.at += reader.unsigned();
	else if (op >= 40 && op <= 62) {
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
function skipExtended(reader) {
	const op = reader.unsigned();
	if (op < 8) return;
	reader.unsigned();
	if (op === 8 || op === 10 || op === 12 || op === 14) reader.unsigned();
}
// src/worker/own/cpp/hooks.ts
/** The hooks that instrumentation adds to a module. */
/** Import module of the hooks. */
var HOOK_MODULE = "backdoku";
var { i32 } = TYPE;
/** Signatures of the imported hooks, in the order of their function indices. */
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
	/** (to, from, bytes): before or after a copy. */
	copied: {
		takes: [
			i32,
			i32,
			i32
		],
		gives: []
	},
	/** (address): before it is freed. */
	freed: {
		takes: [i32],
		gives: []
	},
	/** (line): the fuel ran out. */
	ticked: {
		takes: [i32],
		gives: []
	},
	/** (pages): replaces `memory.grow`. */
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
	/** The stack pointer rose above `stackLimit`: the stack shrank. */
	unwound: {
		takes: [],
		gives: []
	},
	/** Before a line of the top frame runs. */
	lined: {
		takes: [],
		gives: []
	},
	/** After a call pushes its frame. */
	entered: {
		takes: [],
		gives: []
	},
	/** Before a call pops its frame and returns. */
	left: {
		takes: [],
		gives: []
	},
	/** (line): before a target line runs. */
	target: {
		takes: [i32],
		gives: []
	}
};
var HOOK_NAMES$1 = Object.keys(HOOK_TYPES);
/** Initial values of the added globals, which are exported. */
var HOOK_GLOBALS = {
	/** Loops and calls until `ticked`. */
	fuel: 0,
	/** `unwound` is called when the stack pointer rises above this address. */
	stackLimit: 2147483647,
	/** Line of the user's latest call into the library. */
	line: 0,
	/** Nonzero enables `lined`, `entered`, `left` and `target`. */
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
	/** Keyed by use. */
	#scratch = /* @__PURE__ */ new Map();
	/** @param firstLocal index of the first scratch local */
	constructor(numbers, firstLocal) {
		super();
		this.#numbers = numbers;
		this.#firstLocal = firstLocal;
	}
	/** Types of the scratch locals, in order. */
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
	get(...locals) {
		for (const local of locals) {
			this.put(OP.localGet);
			this.unsigned(local);
		}
	}
	set(...locals) {
		for (const local of locals) {
			this.put(OP.localSet);
			this.unsigned(local);
		}
	}
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
/** Writes the hooks between the instructions of a function. */
var HookWriter = class extends CodeWriter {
	/** Decrements the fuel; calls `ticked` if none is left. */
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
	* Calls `stored` if the granule is watched.
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
	/** Saves the address below the value on the stack. @param type of the value @returns the local with the address */
	syncAddress(type) {
		const value = this.scratch(`value ${type}`, type);
		const address = this.scratch("address");
		this.set(value);
		this.#tee(address);
		this.get(value);
		return address;
	}
	/** Saves the top three numbers of the stack. @returns the locals that hold them */
	keepRange() {
		const locals = [
			"address",
			"from",
			"bytes"
		].map((use) => this.scratch(use));
		this.set(...locals.toReversed());
		this.get(...locals);
		return locals;
	}
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
	/** Pushes a frame with the parameters. @param place code offset of the function @param takes its parameter types */
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
	/** Reports the return and pops the frame. */
	popFrame() {
		this.#callIfReporting("left");
		this.add("frame", -32);
	}
	/** Reports that a line begins. @param place its code offset @param base local with the frame base; -1 for none */
	emitLineHook(place, base) {
		this.#storePlace(place);
		if (base >= 0) {
			this.getGlobal("frame");
			this.get(base);
			this.put(OP.i32Store, 2, 4);
		}
		this.#callIfReporting("lined");
	}
	/** Reports that a target line begins. */
	emitTargetHook(line) {
		this.getGlobal("isTelling");
		this.if();
		this.constant(line);
		this.call("target");
		this.end();
	}
	#storePlace(place) {
		this.getGlobal("frame");
		this.constant(place);
		this.put(OP.i32Store, 2, 0);
	}
	#callIfReporting(hook) {
		this.getGlobal("isTelling");
		this.if();
		this.call(hook);
		this.end();
	}
};
// src/worker/own/cpp/instrumentedFunction.ts
/** Library functions that copy or free memory, hooked by name. */
var COPYING = /* @__PURE__ */ new Set(["memcpy", "memmove"]);
var FREEING = /* @__PURE__ */ new Set(["free", "dlfree"]);
var NO_LOCALS = [-1, -1];
/**
* Rewrites one function with hooks. Copies its instructions, from `#pending` on, between those it inserts:
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
	#isOwn;
	/** The user wrote it, and its lines are reported. */
	#isReported;
	/** The user wrote it, and there are target lines. */
	#isTarget;
	#isWatched;
	/** Start of the bytes that were read but not copied yet. */
	#pending = 0;
	#line = 0;
	#lines = [];
	#row = 0;
	#reportedLine = 0;
	#isInBody = false;
	/** The local that holds the frame base; -1 until the prologue has set it. */
	#frameLocal = -1;
	#isInPrologue = false;
	#hasSubtracted = false;
	/** The locals pushed by the last two instructions; -1 for other instructions. */
	#pushedLocals = NO_LOCALS;
	/** The last instruction pushed a constant. */
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
	/** Rewrites the body between two offsets of the module. Returned line offsets are relative to the body. */
	written(from, end) {
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
				if (this.#function.rows.length > 0) this.#writer.burn(this.#line);
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
				if (this.#isReported) this.#writer.popFrame();
				break;
			case OP.end:
				if (reader.at < end || !this.#isReported) break;
				this.#copyUpTo(at);
				this.#writer.end();
				if (this.#isReported) this.#writer.popFrame();
		}
		this.#pushedLocals = NO_LOCALS;
		this.#isConstant = op === OP.i32Const;
		this.#hasSubtracted = false;
	}
	/** Copies the pending bytes. */
	#copyUpTo(at) {
		this.#writer.copy(this.#reader.bytes.subarray(this.#pending, at));
		this.#pending = at;
	}
	/** Handles the line rows up to an offset: notes the current line, and hooks its beginning. */
	#enterRow(at) {
		const { rows } = this.#function;
		const offset = at - this.#context.base;
		let isStatement = false;
		while (this.#row < rows.length && rows[this.#row].offset <= offset) {
			const row = rows[this.#row++];
			this.#isInBody ||= row.isBody;
			isStatement ||= row.isStatement && row.offset === offset;
			if (row.line === this.#line) continue;
			this.#line = row.line;
			this.#lines.push({
				offset: this.#writer.length + at - this.#pending,
				line: row.line
			});
		}
		if (!this.#isReported && !this.#isTarget || !this.#isInBody || this.#line === 0) return;
		if (isStatement ? this.#line === this.#reportedLine : this.#reportedLine !== 0) return;
		this.#copyUpTo(at);
		this.#reportedLine = this.#line;
		if (this.#isReported) this.#writer.emitLineHook(offset, this.#frameLocal);
		else this.#emitTargetHook(this.#line);
	}
	#emitTargetHook(line) {
		if (this.#context.instrumentation.target.includes(line)) this.#writer.emitTargetHook(line);
	}
	/**
	* Hooks a store. Addresses in a local are reused; others are saved first. A store to a variable on the stack frame is
	* not likely to go to a board.
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
		const into = this.#writer.syncAddress(STORED_TYPES[op - OP.firstStore]);
		this.#copyUpTo(reader.at);
		this.#writer.checkStore(into, offset, bytes, this.#ownLine);
	}
	/** Hooks a load, unless its address is never null: in the stack frame, constant, or offset beyond the null page. */
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
		const [to, from, bytes] = this.#writer.keepRange();
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
		if (!this.#isOwn || this.#line === 0) return;
		this.#writer.constant(this.#line);
		this.#writer.setGlobal("line");
	}
	/** Current line in code of the user; 0 in library code. */
	get #ownLine() {
		return this.#isOwn ? this.#line : 0;
	}
};
// src/worker/own/cpp/debug/dwarf.ts
/** The DWARF 5 constants that clang emits and this debugger reads. */
/** `DW_TAG_*`. */
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
/** `DW_AT_*`. */
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
/** Magic number and version. */
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
/** Functions that the linker discarded have tombstone addresses above this one, or 0 or 1. */
var TOMBSTONE = 4026531840;
/** Returns the rows of a module in order of offset. @param file name of the source file */
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
* Runs one line number program: a state machine that emits rows. Opcodes from `opcodeBase` on advance offset and line,
* and emit a row at once. With `lineBase` −5, `lineRange` 14 and `opcodeBase` 13, opcode 34 is 21 = 1 · 14 + 7:
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
	let [offset, source, line, isStatement, isBody] = [
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
			isBody
		});
		isBody = false;
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
		else if (op === SET_PROLOGUE_END) isBody = true;
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
/** Reads a value. @returns the string; empty for other forms @throws RangeError on unknown forms */
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
/** File name of the harness that calls a function of it. */
var HARNESS_FILE = "harness.cpp";
/** File name of the stand-ins for functions of other systems. */
var STAND_IN_FILE = "standIns.h";
// src/worker/own/cpp/instrumentedCode.ts
/** Rewrites the code section. @param reader at its content @returns the starts of lines in it, ascending */
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
		}).written(from, end);
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
function withTypes(types, end, writer) {
	writer.unsigned(types.unsigned() + HOOK_NAMES$1.length);
	writer.copy(types.bytes.subarray(types.at, end));
	for (const name of HOOK_NAMES$1) {
		const { takes, gives } = HOOK_TYPES[name];
		writer.put(TYPE.function, takes.length, ...takes, gives.length, ...gives);
	}
}
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
/** Adds hooks to a linked module whose memory is laid out as in `layout.ts`. */
/** Magic number and version. */
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
var KEPT = new Set(Object.values(ATTRIBUTE));
var VERSION = 5;
var WORD_BYTES$5 = 4;
/** Parses a module's entries. @throws RangeError on DWARF the compiler does not emit */
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
		referred: ({ attributes }, attribute) => {
			const offset = attributes.get(attribute);
			return typeof offset === "number" ? byOffset.get(offset) : void 0;
		},
		address: (entry, number) => {
			const base = numberIn(unitOf(entry), ATTRIBUTE.addresses) ?? 0;
			return new ByteReader(sections.addresses, base + number * WORD_BYTES$5).u32();
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
var UnitReader = class {
	/** Offsets of the unit's strings and addresses, which entries refer to by index. */
	#textBase = 0;
	#addressBase = 0;
	#reader;
	#from;
	#shapes;
	#sections;
	#byOffset;
	constructor(reader, from, shapes, sections, byOffset) {
		this.#reader = reader;
		this.#from = from;
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
			const attributes = this.#attributes(shape, parent === void 0);
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
	* @param isUnit its name is not read: the string base it needs is an attribute after it
	*/
	#attributes({ attributes }, isUnit) {
		const values = /* @__PURE__ */ new Map();
		for (const [attribute, form, implicit] of attributes) {
			const value = this.#value(form, implicit, !isUnit && attribute === ATTRIBUTE.name);
			if (value !== void 0 && KEPT.has(attribute)) values.set(attribute, value);
		}
		if (isUnit) {
			this.#textBase = numberOr0(values.get(ATTRIBUTE.textOffsets));
			this.#addressBase = numberOr0(values.get(ATTRIBUTE.addresses));
		}
		return values;
	}
	/** @param readsString if true, reads an indexed string @returns undefined for values that are skipped */
	#value(form, implicit, readsString) {
		const reader = this.#reader;
		const text = (number) => readsString ? this.#text(number) : void 0;
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
			case FORM.reference4: return this.#from + reader.u32();
			case FORM.sectionOffset: return reader.u32();
			case FORM.addressNumber: return this.#address(reader.unsigned());
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
	#text(number) {
		const offsets = new ByteReader(this.#sections.textOffsets, this.#textBase + number * WORD_BYTES$5);
		return new ByteReader(this.#sections.texts, offsets.u32()).zeroEnded();
	}
	#address(number) {
		return new ByteReader(this.#sections.addresses, this.#addressBase + number * WORD_BYTES$5).u32();
	}
};
function numberOr0(value) {
	return typeof value === "number" ? value : 0;
}
// src/worker/own/cpp/debug/types.ts
/** Answers questions about DWARF types. */
var POINTER_BYTES = 4;
var NAMED = /* @__PURE__ */ new Set([
	TAG.typedef,
	TAG.const,
	TAG.volatile,
	TAG.restrict
]);
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
	/** Returns the target of a pointer or reference, or an array's element type. Undefined for `void`. */
	target(type) {
		return this.#entries.referred(type, ATTRIBUTE.type);
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
	/** Returns an array's dimensions, outermost first. */
	lengths({ children }) {
		return children.filter(({ tag }) => tag === TAG.range).map((range) => numberIn(range, ATTRIBUTE.count) ?? 0);
	}
	/** Returns the members of a structure, inherited ones first. */
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
	/** Returns true if a value is contained in its own bytes: it holds no pointers or references. */
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
	/** Returns the type arguments of a template. */
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
/** Collects the functions and variables of a program, with their locations. */
/** Namespaces of the library and of the harness that calls the program's function. */
var FOREIGN = /* @__PURE__ */ new Set(["std", "backdoku"]);
var EVERYWHERE = {
	from: 0,
	end: Infinity
};
/** Collects the symbols of a module. @throws RangeError on DWARF the compiler does not emit */
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
	function functionOf(entry) {
		const range = rangeOf(entry);
		if (range === void 0) return [];
		const variables = [];
		collect(entry, range, variables);
		return [{
			name: declaredName(entry) ?? "",
			...range,
			variables
		}];
	}
	function collect({ children }, range, variables) {
		for (const entry of children) if (entry.tag === TAG.block) collect(entry, rangeOf(entry) ?? range, variables);
		else if (entry.tag === TAG.parameter || entry.tag === TAG.variable) variables.push(...variable(entry, range));
	}
	function variable(entry, range) {
		const name = declaredName(entry);
		const place = placeOf(entry);
		const type = entries.referred(declarationOf(entry), ATTRIBUTE.type);
		if (name === void 0 || place === void 0 || type === void 0) return [];
		return [{
			name,
			type,
			place,
			line: entry.tag === TAG.variable && range !== EVERYWHERE ? numberIn(entry, ATTRIBUTE.line) ?? 0 : 0,
			...range
		}];
	}
	function declarationOf(entry) {
		return entries.referred(entry, ATTRIBUTE.specification) ?? entries.referred(entry, ATTRIBUTE.origin) ?? entry;
	}
	function declaredName(entry) {
		return nameOf$1(entry) ?? nameOf$1(declarationOf(entry));
	}
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
function rangeOf(entry) {
	const from = numberIn(entry, ATTRIBUTE.low);
	const bytes = numberIn(entry, ATTRIBUTE.high);
	return from === void 0 || bytes === void 0 ? void 0 : {
		from,
		end: from + bytes
	};
}
// src/worker/own/cpp/debug/codeMap.ts
/** Maps code offsets to their line, function and variables. */
/** Maximum bytes of variables that are compared as one range. */
var WIDEST_SPAN = 1024;
var CodeMap = class {
	symbols;
	types;
	#rows;
	#stops = /* @__PURE__ */ new Map();
	/** @param module the linker's output @throws RangeError on debug info the compiler does not emit */
	constructor(module) {
		this.#rows = lineRows(module, PROGRAM_FILE);
		this.symbols = symbolsOf$1(module);
		this.types = new Types(this.symbols.entries);
	}
	/** Returns the stop at a place. @param place a code offset in one of the program's own functions */
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
	/** Returns the line at a place. The start of a function may have no line: takes the next row that has one. */
	#lineAt(place) {
		const rows = this.#rows;
		let index = Math.max(0, countUpTo(rows, place, ({ offset }) => offset) - 1);
		while (rows[index].line === 0) index++;
		return rows[index].line;
	}
};
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
/** A compiled program, with caches of its instrumented modules and its code map. */
var CompiledProgram = class {
	compilation;
	#runnables = /* @__PURE__ */ new Map();
	#code;
	#remembered;
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
	/** @throws RangeError if the program does not compile */
	get code() {
		const { module } = this.compilation;
		if (module === void 0) throw new RangeError("The program does not compile");
		this.#code ??= new CodeMap(module);
		return this.#code;
	}
	/** Remembers the plan of a reliable run. */
	remember(program, plan) {
		this.#remembered = {
			key: inputKey(program),
			plan
		};
	}
	/** Returns the remembered plan; undefined if it is for another input. */
	remembered(program) {
		return this.#remembered?.key === inputKey(program) ? this.#remembered.plan : void 0;
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
* Returns the parts of a source, in order. Typographic quotes in code delimit a text as plain ones would: the quotes
* are code, the characters between them a text.
*/
function sourceParts(source, language) {
	return new Scanner(source, language).parts();
}
/** Replaces texts and comments by spaces, so that offsets stay valid. */
function codeAlone(source, language) {
	return sourceParts(source, language).map(({ kind, from, to }) => {
		const part = source.slice(from, to);
		return kind === "code" ? part : part.replaceAll(/[^\n]/g, " ");
	}).join("");
}
/** Code before a slash that starts a regular expression and cannot be a division. */
var BEFORE_EXPRESSION = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|delete))\s*$/;
var Scanner = class {
	#source;
	#language;
	#parts = [];
	#at = 0;
	#codeFrom = 0;
	constructor(source, language) {
		this.#source = source;
		this.#language = language;
	}
	parts() {
		if (this.#language === "javascript") this.#template();
		else while (this.#at < this.#source.length) this.#step();
		this.#endCode(this.#source.length);
		return this.#parts;
	}
	/** Scans code up to the end of the source, or up to the brace that ends a template's expression. */
	#template() {
		let depth = 0;
		while (this.#at < this.#source.length) {
			const character = this.#source[this.#at];
			if (character === "}" && depth-- === 0 && this.#isInTemplate) return;
			if (character === "{") depth++;
			this.#step();
		}
	}
	#isInTemplate = false;
	#step() {
		const character = this.#source[this.#at];
		const next = this.#source[this.#at + 1];
		if (this.#language === "python") {
			if (character === "#") return this.#comment(this.#lineEnd());
		} else if (character === "/" && next === "/") return this.#comment(this.#lineEnd());
		else if (character === "/" && next === "*") return this.#comment(this.#behind("*/", this.#at + 2));
		if (isQuote(character)) return this.#quoted(character);
		if (this.#language === "javascript") {
			if (character === "`") return this.#backquoted();
			if (character === "/" && this.#isExpressionNext()) return this.#pattern();
		}
		this.#at++;
	}
	#quoted(quote) {
		const source = this.#source;
		const family = familyOf(quote);
		if (this.#language === "cpp") {
			if (quote === "\"" && /(?:^|\W)(?:u8|[uUL])?R$/.test(source.slice(Math.max(0, this.#at - 5), this.#at))) {
				const [opening, delimiter] = /^"([^\s()\\]{0,16})\(/.exec(source.slice(this.#at, this.#at + 20)) ?? [];
				if (opening !== void 0) return this.#text(1, this.#behind(`)${delimiter}"`, this.#at) - 1, 1);
			}
			if (quote === "'" && isInNumber(source, this.#at)) {
				this.#at++;
				return;
			}
		}
		if (this.#language === "python") {
			const three = source.slice(this.#at, this.#at + 3);
			const isLike = (one) => isPlain(quote) ? one === quote : isOf(family, one) && !isPlain(one);
			if (three.length === 3 && Array.from(three).every(isLike)) {
				const end = this.#closingThree(family, this.#at + 3);
				return this.#text(3, end ?? source.length, end === void 0 ? 0 : 3);
			}
		}
		const end = this.#closing(quote, family);
		if (end === void 0 && !isPlain(quote)) {
			this.#at++;
			return;
		}
		if (end === void 0) this.#text(1, this.#lineEnd(), 0);
		else this.#text(1, end, 1);
	}
	/**
	* Returns the offset of the closing quote on the line: for a plain quote the same one if there is one, else any of
	* the family.
	*/
	#closing(quote, family) {
		const isPlainPair = isPlain(quote);
		let typographic;
		for (let index = this.#at + 1; index < this.#source.length; index++) {
			const character = this.#source[index];
			if (character === "\\") {
				index++;
				continue;
			}
			if (LINE_END.test(character)) break;
			if (!isOf(family, character)) continue;
			if (!isPlainPair || character === quote) return index;
			typographic ??= index;
		}
		return typographic;
	}
	#closingThree(family, from) {
		const isPlainOpening = isPlain(this.#source[this.#at]);
		let typographic;
		for (let index = from; index < this.#source.length; index++) {
			if (this.#source[index] === "\\") {
				index++;
				continue;
			}
			const three = this.#source.slice(index, index + 3);
			if (three.length < 3 || !Array.from(three).every((one) => isOf(family, one))) continue;
			if (!isPlainOpening || Array.from(three).every(isPlain)) return index;
			typographic ??= index;
		}
		return typographic;
	}
	#backquoted() {
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
				this.#template();
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
	#isExpressionNext() {
		return BEFORE_EXPRESSION.test(this.#source.slice(Math.max(this.#codeFrom, this.#at - 40), this.#at).trimEnd());
	}
	/** Scans a regular expression; a slash without a closing one on its line is a division. */
	#pattern() {
		let isInClass = false;
		for (let index = this.#at + 1; index < this.#source.length; index++) {
			const character = this.#source[index];
			if (LINE_END.test(character)) break;
			if (character === "\\") index++;
			else if (character === "[") isInClass = true;
			else if (character === "]") isInClass = false;
			else if (character === "/" && !isInClass) return this.#text(1, index, 1);
		}
		this.#at++;
	}
	/** Adds a text: `opening` code units that open it, its content up to `end`, `closing` code units that close it. */
	#text(opening, end, closing) {
		const from = Math.min(this.#at + opening, this.#source.length);
		const to = Math.max(from, Math.min(end, this.#source.length));
		this.#endCode(from);
		this.#push("text", from, to);
		this.#codeFrom = to;
		this.#at = Math.min(to + closing, this.#source.length);
	}
	#comment(end) {
		this.#endCode(this.#at);
		this.#push("comment", this.#at, end);
		this.#codeFrom = end;
		this.#at = end;
	}
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
	#lineEnd() {
		for (let index = this.#at; index < this.#source.length; index++) if (LINE_END.test(this.#source[index])) return index;
		return this.#source.length;
	}
	#behind(end, from) {
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
function familyOf(quote) {
	return quote === "\"" || "“”„‟″＂".includes(quote) ? `"${DOUBLE_QUOTES}` : `'${SINGLE_QUOTES}`;
}
function isOf(family, character) {
	return character !== void 0 && character !== "" && family.includes(character);
}
/** True if the quote separates digits of one number. */
function isInNumber(source, index) {
	const [before = ""] = /[\w']*$/.exec(source.slice(Math.max(0, index - 40), index)) ?? [];
	return /^\d/.test(before) && /[0-9a-fA-F]/.test(source[index + 1] ?? "");
}
// src/core/trace/page.ts
/** Events in a full page; only the last page of a trace has fewer. A power of two. */
var PAGE_EVENTS = 16384;
// src/core/trace/predictedWrites.ts
/** One context per cell of the previous write and whether it cleared the cell, plus one for the first write. */
var CONTEXTS = 163;
/** Slots per context: two for digits, two for clears. */
var SLOTS = 4;
var NO_CELL = 255;
/**
* Predicts the cell and site of the next write from the previous one. Backtracking continues from each cell in very few
* ways, so each context keeps the two latest distinct placements and the two latest distinct clears.
*/
var PredictedWrites = class {
	#cells = new Uint8Array(CONTEXTS * SLOTS).fill(NO_CELL);
	#sites = new Uint32Array(CONTEXTS * SLOTS);
	/** First slot of the current context. */
	#context = (CONTEXTS - 1) * SLOTS;
	/** @returns rank of a write among the predictions, 0 or 1; −1 if not predicted */
	rankOf(cell, isBack, site) {
		const slot = this.#slot(isBack);
		if (this.#cells[slot] === cell && this.#sites[slot] === site) return 0;
		return this.#cells[slot + 1] === cell && this.#sites[slot + 1] === site ? 1 : -1;
	}
	/** @param rank 0 or 1, as returned by `rankOf` */
	cellAt(rank, isBack) {
		return this.#cells[this.#slot(isBack) + rank];
	}
	siteAt(rank, isBack) {
		return this.#sites[this.#slot(isBack) + rank];
	}
	/** Records the next write, which becomes its context's first prediction. @param rank as returned by `rankOf` */
	pass(cell, isBack, site, rank) {
		if (rank !== 0) {
			const slot = this.#slot(isBack);
			this.#cells[slot + 1] = this.#cells[slot];
			this.#sites[slot + 1] = this.#sites[slot];
			this.#cells[slot] = cell;
			this.#sites[slot] = site;
		}
		this.#context = (cell * 2 + (isBack ? 1 : 0)) * SLOTS;
	}
	#slot(isBack) {
		return isBack ? this.#context + 2 : this.#context;
	}
};
// src/core/trace/packedPage.ts
/**
* Compresses the writes of a page by predicting each from the previous one: about half a byte per write where a program
* continues from every cell in one or two ways, three bytes otherwise.
*
* | bytes | |
* | --- | --- |
* | 2 · 2 · 2 | numbers of writes, of literal writes, and of sites |
* | 4 per site | its line and its call depth, 2 each |
* | 3 per literal write | bits 23–10 site number · 9–0 cell × 10 + digit |
* | the rest | one or two 4-bit codes per write, the lower half of a byte first |
*
* A code below `SECOND` is the digit (0 clears) at the first predicted cell and site. `SECOND` precedes a digit at the
* second prediction, and `SPELLED` stands for the next literal write. If all writes are literal, there are no codes.
* Numbers of two and three bytes are little-endian.
*/
var SECOND = 10;
var SPELLED = 11;
var HEADER_BYTES = 6;
var SITE_BYTES = 4;
var SPELLED_BYTES = 3;
var WRITE_BITS = 10;
var WRITE_MASK$1 = 1023;
function packedPage(page) {
	const { writes, lines, calls } = page;
	const predicted = new PredictedWrites();
	const codes = new HalfBytes(writes.length * 2);
	const spelled = [];
	for (let index = 0; index < writes.length; index++) {
		const cell = writes[index] >> 4;
		const digit = writes[index] & 15;
		const site = siteOf(lines[index], calls[index]);
		const rank = predicted.rankOf(cell, digit === 0, site);
		predicted.pass(cell, digit === 0, site, rank);
		if (rank < 0) {
			codes.put(SPELLED);
			spelled.push(index);
		} else {
			if (rank > 0) codes.put(SECOND);
			codes.put(digit);
		}
	}
	return codes.filled.length < (writes.length - spelled.length) * SPELLED_BYTES ? joined(page, spelled, codes.filled) : joined(page, writes.keys(), /* @__PURE__ */ new Uint8Array());
}
/** @throws RangeError for an invalid cell or digit */
function unpackedPage(packed) {
	const { count, spelled, codes } = partsOf(packed);
	const writes = new Uint16Array(count);
	const lines = new Uint16Array(count);
	const calls = new Uint16Array(count);
	const predicted = new PredictedWrites();
	const hasCodes = codes.length > 0;
	let half = 0;
	let from = 0;
	for (let index = 0; index < count; index++) {
		let digit = hasCodes ? halfByte(codes, half++) : SPELLED;
		const rank = digit < SECOND ? 0 : digit === SECOND ? 1 : -1;
		let cell;
		let site;
		if (rank < 0) {
			const write = twoBytes(spelled, from) & WRITE_MASK$1;
			const number = twoBytes(spelled, from + 1) >> 2;
			from += SPELLED_BYTES;
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
/** @param spelled indices of the literal writes */
function joined({ writes, lines, calls }, spelled, codes) {
	const sites = /* @__PURE__ */ new Map();
	const rows = [];
	for (const index of spelled) {
		const site = siteOf(lines[index], calls[index]);
		const number = sites.get(site) ?? sites.size;
		if (number === sites.size) sites.set(site, number);
		rows.push(number << WRITE_BITS | (writes[index] >> 4) * 10 + (writes[index] & 15));
	}
	const spelledAt = HEADER_BYTES + sites.size * SITE_BYTES;
	const codesAt = spelledAt + rows.length * SPELLED_BYTES;
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
		const at = spelledAt + place * SPELLED_BYTES;
		view.setUint16(at, row & 65535, true);
		packed[at + 2] = row >> 16;
	}
	packed.set(codes, codesAt);
	return packed;
}
function partsOf(packed) {
	const [count, spelledCount, sites] = [
		0,
		2,
		4
	].map((at) => twoBytes(packed, at));
	const spelledAt = HEADER_BYTES + sites * SITE_BYTES;
	const codesAt = spelledAt + spelledCount * SPELLED_BYTES;
	const [spelled, codes] = [packed.subarray(spelledAt, codesAt), packed.subarray(codesAt)];
	return {
		count,
		spelledCount,
		spelledAt,
		spelled,
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
function halfByte(bytes, half) {
	return bytes[half >> 1] >> (half & 1) * 4 & 15;
}
var HalfBytes = class {
	#bytes;
	#count = 0;
	/** @param most capacity in half-bytes */
	constructor(most) {
		this.#bytes = new Uint8Array(most + 1 >> 1);
	}
	get filled() {
		return this.#bytes.subarray(0, this.#count + 1 >> 1);
	}
	put(value) {
		this.#bytes[this.#count >> 1] |= value << (this.#count & 1) * 4;
		this.#count++;
	}
};
// src/worker/own/shared/pages.ts
/** Converts the events of a run, received in parts, to messages and digests. */
/** Layout of an event, as in the recorders: site << 11 | cell << 4 | digit. */
var SITE_SHIFT = 11;
var WRITE_MASK = 2047;
var DIGIT_MASK = 15;
var FNV_PRIME = 16777619;
/** Target duration of a part. */
var PART_MS = 100;
var MIN_PART = 16;
/** Stored size of an event in an incomplete page. */
var BYTES_PER_EVENT = 3;
/** Overhead of a stored page: its initial board and metadata. */
var PAGE_BYTES$2 = 1024;
/** Own programs record no call numbers. */
var NO_CALLS = new Uint16Array(PAGE_EVENTS);
/** Limits for reruns, which post no events. */
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
	/** Stored size of the posted events. */
	#bytes = 0;
	/** Scratch buffers for one part: writes, and the line of each. */
	#writes = new Uint16Array(PAGE_EVENTS);
	#writtenBy = new Uint16Array(PAGE_EVENTS);
	#lines = [];
	#partFromMs = 0;
	#digest = 0;
	/** @param limits events beyond them are counted but not posted */
	constructor(dependencies, limits) {
		this.#dependencies = dependencies;
		this.#limits = limits;
	}
	/** @param lines line of each site; larger site numbers encode lines directly, as `lines.length + line` */
	begin(lines) {
		this.#lines = lines;
		this.#partFromMs = this.#dependencies.now();
	}
	/** Takes a part of at most one page; the buffer may be reused afterwards. @returns the size of the next part */
	take(events) {
		const { length } = events;
		let digest = this.#digest;
		for (let index = 0; index < length; index++) digest = Math.imul(digest ^ events[index] & WRITE_MASK, FNV_PRIME);
		this.#digest = digest;
		const room = this.#bytes < this.#limits.eventBytes ? this.#limits.events - this.events : 0;
		if (room > 0) this.#post(room < length ? events.subarray(0, room) : events);
		this.events += length;
		if (this.events % 16384 === 0) this.digests.push(this.#digest);
		return this.#nextPart(length);
	}
	#post(events) {
		const [writes, lines] = [this.#writes, this.#writtenBy];
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
	/** Adapts the size to the program's speed, so a part takes about PART_MS. No part crosses a page boundary. */
	#nextPart(length) {
		const nowMs = this.#dependencies.now();
		const tookMs = Math.max(1, nowMs - this.#partFromMs);
		this.#partFromMs = nowMs;
		const requested = Math.max(MIN_PART, Math.round(length * PART_MS / tookMs));
		return Math.min(requested, PAGE_EVENTS - this.events % PAGE_EVENTS);
	}
};
// src/worker/own/shared/printed.ts
/** Buffers a program's output up to a limit. */
var Printed = class {
	text = "";
	isOver = false;
	/** In characters. */
	limit;
	#decoder = new TextDecoder();
	constructor(limit) {
		this.limit = limit;
	}
	/** @returns the number of bytes consumed, always all of them */
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
* Reruns a program until its task is answered. Rejects if the program cannot run.
* @param limitMs time limit per attempt; for `inspect`, up to the event
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
/** Higher than the limit of a recorded run, because a rerun also stores lines. */
var MEMORY_BYTES = 1 << 30;
/** Output limit in characters; the output is discarded. */
var OUTPUT_LIMIT = 1 << 20;
/** An attempt that keeps only the answer, not the events. */
var RepeatedAttempt = class {
	task;
	memoryBytes = MEMORY_BYTES;
	pages;
	output = new Printed(OUTPUT_LIMIT);
	errors = new Printed(OUTPUT_LIMIT);
	reported;
	/** The limit at which it was cut off. */
	limit;
	#dependencies;
	#limitMs;
	/** Elapsed time at which the inspected event was reached. */
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
	#isLate(elapsedMs, events) {
		const { task } = this;
		if (task.kind !== "inspect" || events < task.event) return elapsedMs > this.#limitMs;
		this.#reachedMs ??= elapsedMs;
		return elapsedMs - this.#reachedMs > linesMs(task.lines);
	}
};
/** Fixed part of the time for inspected lines; bounded because a line may loop forever. */
var BASE_MS = 1e3;
/** Time per inspected line; generous for a slow machine. */
var LINE_MS = 3;
/** Returns the time limit for inspecting lines. */
function linesMs(lines) {
	return lines * LINE_MS + BASE_MS;
}
// src/worker/own/cpp/board.ts
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
/** Returns the digit that a cell's value stands for, 0 for a blank; -1 if it is neither. */
function digitOfValue(value, isByte) {
	if (value >= 0 && value <= 9) return value;
	if (!isByte) return -1;
	if (value >= ZERO && value <= NINE) return value - ZERO;
	return BLANKS.has(value) ? 0 : -1;
}
var ALL_BITS = 1023;
/** As `digitOfValue`, for any code. */
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
	/** Address of the first cell of each row. */
	rows;
	cellBytes;
	/** Stride between the cells of a row. */
	stepBytes;
	/** Address range of the cells, `high` exclusive. */
	low;
	high;
	/** Cell that begins at each address from `low` on, -1 for none; undefined if the cells are too scattered. */
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
	/** Returns a board with each cell at a place of its own. */
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
	isAt(other) {
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
var KINDS = [
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
var WORD_BYTES$4 = 4;
/** Stride of row pointers, in words: 1 for arrays of pointers, 3 for a vector of vectors. */
var POINTER_STEPS = [1, 3];
/** First used column of a row: 1 for boards with 1-based indices. */
var FIRST_COLUMNS = [0, 1];
/** Memory is skipped in parts of this size if they are all zeros. */
var PART_BYTES = 65536;
var DOUBLE_SHIFT = 3;
var BoardFinder = class {
	/** Total over all searches. */
	searchedBytes = 0;
	#givens;
	#views;
	/** The row that is searched for, the one with the most givens, and the column of its first given. */
	#row;
	#column;
	constructor(givens, views) {
		this.#givens = givens;
		this.#views = views;
		const counts = Array.from({ length: 9 }, (_, row) => this.#rowOf(row).filter(Boolean).length);
		this.#row = counts.indexOf(Math.max(...counts));
		this.#column = this.#rowOf(this.#row).findIndex((given) => given > 0);
	}
	/** Returns the boards in the used stack and above `GLOBAL_BASE`, except those that begin in an excluded region. */
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
			for (const cells of KINDS) this.#findStrided(region, cells, boards);
			this.#findByPointers(region, boards);
		}
		return boards.filter(({ low }) => !excluded.some(({ from, to }) => low >= from && low < to));
	}
	/** Returns the parts of a region that are not all zeros. Most of a large array is zeros. */
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
	#arrayOf(bytes) {
		const { bytes: single, shorts, words } = this.#views;
		if (bytes === 1) return single;
		return bytes === 2 ? shorts : words;
	}
	/** Finds boards with evenly spaced rows, with the first given of `#row` in the region. */
	#findStrided({ from, to }, cells, boards) {
		const { bytes, step, zero } = cells;
		const array = this.#arrayOf(bytes);
		const firstGiven = this.#rowOf(this.#row)[this.#column] + zero;
		const offset = this.#column * step;
		const end = Math.floor(to / bytes);
		for (let index = Math.ceil(from / bytes); index < end; index++) if (array[index] === firstGiven && this.#isRow(this.#row, index - offset, cells)) this.#tryStrides(index - offset, cells, boards);
	}
	/** Tries row strides around a match: 10 cells for `int board[9][10]`. @param index of the first cell of `#row` */
	#tryStrides(index, cells, boards) {
		const { bytes, step } = cells;
		for (let stride = 9 * step; stride <= 9 * step + MAX_GAP; stride++) {
			const first = index - this.#row * stride;
			if (first < 0) return;
			let row = 0;
			while (row < 9 && this.#isRow(row, first + row * stride, cells)) row++;
			if (row < 9) continue;
			add(boards, new Board(Array.from({ length: 9 }, (_, row) => (first + row * stride) * bytes), bytes, bytes * step));
		}
	}
	#isRow(row, index, { bytes, step, zero }) {
		const array = this.#arrayOf(bytes);
		for (let column = 0; column < 9; column++) {
			const value = array[index + column * step];
			const given = this.#givens[row * 9 + column];
			if (given > 0 ? value !== given + zero : !isDigitOrBlank(value, bytes, zero)) return false;
		}
		return true;
	}
	/** Finds boards whose rows are reached by pointers, with the pointer to `#row` in the region. */
	#findByPointers({ from, to }, boards) {
		const { words } = this.#views;
		for (const step of POINTER_STEPS) {
			const offset = this.#row * step;
			const end = Math.floor(to / WORD_BYTES$4);
			for (let index = Math.ceil(from / WORD_BYTES$4); index < end; index++) this.#tryPointers(words[index], index - offset, step, boards);
		}
	}
	#tryPointers(pointer, index, step, boards) {
		if (!this.#isPointer(pointer)) return;
		for (const cells of KINDS) {
			if (cells.step > 1 || pointer % cells.bytes !== 0) continue;
			for (const column of FIRST_COLUMNS) {
				if (!this.#isRow(this.#row, pointer / cells.bytes + column, cells)) continue;
				const rows = Array.from({ length: 9 }, (_, row) => this.#views.words[index + row * step]);
				if (!rows.every((pointer, row) => this.#isPointer(pointer) && pointer % cells.bytes === 0 && this.#isRow(row, pointer / cells.bytes + column, cells))) continue;
				add(boards, new Board(rows.map((pointer) => pointer + column * cells.bytes), cells.bytes));
			}
		}
	}
	#isPointer(value) {
		return value >= 22020096 && value < this.#views.bytes.length;
	}
};
/** Returns the start of the part after the one that holds an address. */
function nextPart(address) {
	return (Math.floor(address / PART_BYTES) + 1) * PART_BYTES;
}
/** Returns true if a value can belong to a cell without a given: any digit or a blank. */
function isDigitOrBlank(value, bytes, zero) {
	const digit = digitOfValue(value, bytes === 1);
	return digit > 0 ? value === digit + zero : digit === 0;
}
function add(boards, board) {
	if (!boards.some((known) => known.isAt(board))) boards.push(board);
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
	/** Undefined if it must be derived from the stack trace. */
	line;
	constructor(reason, line) {
		super(reason);
		this.reason = reason;
		this.line = line;
	}
};
/** The program threw an exception; exceptions are never caught. */
var Thrown = class extends Error {};
/** The program called `abort`. */
var Aborted = class extends Error {};
/** The program wrote to the recorder's memory. */
var BadAccess = class extends Error {};
/** The program read or wrote through a null pointer. */
var NullAccess = class extends Error {};
/** The run is complete early: its task is done, or it must be repeated. */
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
/** With fewer bytes of stack left than this, a crash counts as a stack overflow. */
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
	if (error instanceof Aborted) return aborted(lines, crashed);
	if (error instanceof NullAccess) return failure(crashed.stackLeft < MIN_STACK_BYTES ? "stack-overflow" : "null-pointer", "", lines);
	if (error instanceof BadAccess) return failure("bad-access", "", lines);
	const kind = kindOf(error, crashed);
	return kind === "undefined-behaviour" ? undefinedBehaviour(lines, crashed) : failure(kind, "", lines);
}
function aborted(lines, { errors, catches }) {
	const reported = libraryErrorIn(errors);
	if (reported === void 0) return failure("abort", "", lines);
	if (reported.isThread) return failure("thread", "", lines);
	return failure(catches ? "exception-to-catch" : "exception", reported.message, lines);
}
var NO_RETURN = /^non-void (?:function|lambda) does not return a value/;
/**
* Returns the outcome of an `unreachable` instruction: a missing return if the compiler warned about one. The warning
* is at the brace that ends the function: takes the first one from the crashed line on.
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
/** Classifies an error by its message, which differs between browsers. */
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
/** Returns true if the line running now is a target. @param depth returns the number of placed digits, lazily */
function isTarget({ lines }, line, depth) {
	const isBetween = (least, most) => {
		if (least <= 0 && most >= CELLS) return true;
		const placed = depth();
		return least <= placed && placed <= most;
	};
	return lines.some(([requested, least, most]) => requested === line && isBetween(least, most));
}
// src/worker/own/cpp/lineFinder.ts
/** Receives only the target lines, from event `from` of the target on. */
var LineFinder = class {
	/** Event after which a target line ran: the first one if searching forwards, otherwise the latest so far. */
	found;
	#searched;
	#target;
	constructor(searched, target) {
		this.#searched = searched;
		this.#target = target;
	}
	/** Must be called right before the program starts. */
	begin() {
		if (this.#target.from === 0) this.#searched.tell();
	}
	/** Handles a write. @param before number of events before it @returns true if the search is complete */
	stored(before) {
		const events = this.#searched.events();
		if (events === before) return false;
		const { from, to } = this.#target;
		if (before < from && events >= from) this.#searched.tell();
		return events > to;
	}
	/** Handles a target line before it runs. @returns as `stored` */
	ran(line) {
		if (!isTarget(this.#target, line, this.#searched.depth)) return false;
		this.found = this.#searched.events();
		return this.#target.direction === "forward";
	}
};
// src/worker/own/cpp/storeLog.ts
/**
* Finds a board whose cells are scattered in memory, such as the nodes of a map, or encoded as bits, by the program's
* first writes: it reads the puzzle in order, so it writes 81 places one after the other, from the same line.
*/
/** Maximum writes that are logged. */
var MAX_STORES = 2e5;
/** First values recorded per place: it may be cleared and set several times before the search begins. */
var KEPT_STORES = 5;
/** Places with more writes than this while the input is read are temporary variables. */
var HOT_STORES = 64;
/** Lines that write more places than this fill some other large array, which would take too long to scan. */
var MAX_PLACES = 1e4;
/** Larger values are neither digits nor bits of digits. */
var MAX_VALUE = 1023;
/** Maximum places that one line writes per cell. */
var MAX_PERIOD = 12;
/** Nodes have this alignment, so the same member of each node has the same address modulo it. */
var ALIGNMENT = 16;
/** Key for places at any alignment, because elements of an array have all remainders. */
var ANY_REST = ALIGNMENT;
var RESTS = 17;
var SIZES = 8;
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
	/** The latest write by address, as the number of writes before it. */
	#latest = /* @__PURE__ */ new Map();
	/** By line, size, alignment, and whether it is on the stack. */
	#groups = /* @__PURE__ */ new Map();
	#stores = 0;
	constructor(givens, views) {
		this.#givens = givens;
		this.#views = views;
	}
	get isFull() {
		return this.#stores >= MAX_STORES;
	}
	/** Notes a write. @param line 1-based, 0 if unknown */
	stored(address, bytes, line) {
		this.#stores++;
		const size = bytes === 8 ? 4 : bytes;
		if (size !== 1 && size !== 2 && size !== 4 || address % size !== 0) return;
		const count = (this.#counts.get(address) ?? 0) + 1;
		this.#counts.set(address, count);
		this.#latest.set(address, this.#stores);
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
	/** Returns the board that the writes so far have filled; undefined if there is none. */
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
	/** Returns the addresses of 81 places with the digits of the puzzle, evenly spaced among those written in turn. */
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
	* Returns the addresses of 81 places, each preceded in memory by the key of its cell, as in nodes of a map and in
	* structures.
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
	#latestOf(addresses) {
		const latest = (address) => this.#latest.get(address) ?? 0;
		return addresses.reduce((best, address) => latest(address) > latest(best) ? address : best);
	}
};
/** Returns one candidate for each cell, all at the same distance: a vector that grows leaves earlier ones behind. */
function evenlySpaced(candidates) {
	for (const first of candidates[0]) for (const second of candidates[1]) {
		const step = second - first;
		const isEven = candidates.every((of, cell) => of.includes(first + cell * step));
		if (step > 0 && isEven) return candidates.map((_, cell) => first + cell * step);
	}
}
var isIndex = (number) => number >= 0 && number < 9;
var KEYS$1 = [
	(column, row) => isIndex(row) && isIndex(column) ? row * 9 + column : -1,
	(column, row) => isIndex(row - 1) && isIndex(column - 1) ? (row - 1) * 9 + column - 1 : -1,
	(cell) => cell,
	(cell) => cell - 1,
	(key) => isIndex(Math.floor(key / 10) - 1) && isIndex(key % 10 - 1) ? Math.floor(key / 10 - 1) * 9 + key % 10 - 1 : -1
];
// src/worker/own/cpp/memoryViews.ts
/** Typed views of a program's memory. */
var MemoryViews = class {
	bytes = /* @__PURE__ */ new Uint8Array();
	shorts = /* @__PURE__ */ new Int16Array();
	words = /* @__PURE__ */ new Int32Array();
	/** Tests for zeros, eight bytes at a time. */
	doubles = /* @__PURE__ */ new Float64Array();
	#memory;
	constructor(memory) {
		this.#memory = memory;
	}
	/** Must be called before the views are used: growing the memory detaches them. */
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
/** Bounds of the time between two ticks; outside, the fuel is doubled or halved. */
var SHORT_MS = 4;
var LONG_MS = 40;
var MIN_FUEL = 64;
var MAX_FUEL = 1 << 22;
/** Counts the loops and calls of a running program, and ends it when it is cut off. */
var Meter = class {
	elapsedMs = 0;
	#metered;
	#startMs = 0;
	#tickMs = 0;
	#beatMs = 0;
	#count = 0;
	#fuel = 0;
	#mark = 0;
	constructor(metered) {
		this.#metered = metered;
	}
	/** @param mark count of the first call of `reached` */
	begin(mark) {
		this.#mark = mark;
		this.#startMs = this.#metered.now();
	}
	end() {
		this.elapsedMs = this.#metered.now() - this.#startMs;
	}
	/**
	* Handles the end of the fuel.
	* @param line where the program is
	* @returns the fuel until the next tick, in loops and calls
	* @throws CutOff, Enough
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
		if (this.#count >= this.#mark) {
			const wait = this.#metered.reached(this.#count);
			this.#mark = Math.max(MIN_FUEL, this.#count * 2, this.#count + wait);
		}
		const tookMs = elapsedMs - this.#tickMs;
		this.#tickMs = elapsedMs;
		if (tookMs < SHORT_MS) this.#fuel = Math.min(MAX_FUEL, this.#fuel * 2);
		else if (tookMs > LONG_MS) this.#fuel >>= 1;
		this.#fuel = Math.min(Math.max(MIN_FUEL, this.#fuel), this.#mark - this.#count);
		return this.#fuel;
	}
};
// src/worker/own/cpp/thrownValues.ts
/** Describes a thrown value as C++ source would name it. */
/** Mangled names of simple types. */
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
/** Library exceptions that hold a message. */
var WITH_TEXT = /^std::(?:logic_error|invalid_argument|domain_error|length_error|out_of_range|runtime_error|range_error|overflow_error|underflow_error)$/;
var TYPE_NAME_OFFSET = 4;
var TEXT_OFFSET = 4;
/** Describes a thrown value. @param object its address @param type address of its `std::type_info` */
function thrownValue(memory, object, type) {
	const view = new DataView(memory);
	const name = typeName(textAt$1(memory, view.getUint32(type + TYPE_NAME_OFFSET, true)));
	if (name === "int") return `int: ${view.getInt32(object, true)}`;
	if (name === "const char*") return `const char*: ${textAt$1(memory, view.getUint32(object, true))}`;
	if (WITH_TEXT.test(name)) return `${name}: ${textAt$1(memory, view.getUint32(object + TEXT_OFFSET, true))}`;
	return name;
}
/**
* Demangles a type name: `St12out_of_range` is `std::out_of_range`, `NSt3__112basic_stringI…` is `std::basic_string`.
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
var MAX_CHARACTERS$1 = 500;
function textAt$1(memory, address) {
	const bytes = new Uint8Array(memory).subarray(address, address + MAX_CHARACTERS$1);
	const end = bytes.indexOf(0);
	return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}
// src/worker/own/cpp/programFiles.ts
/** Maximum written files to report; a program that writes more is probably stuck in a loop. */
var MAX_WRITTEN = 16;
/** Maximum bytes of all written files together. */
var MAX_BYTES = 1 << 24;
var FIRST_FILE = 4;
var DEVICES = {
	input: /^(?:\/dev\/(?:stdin|tty|fd\/0)|\/proc\/self\/fd\/0|con|conin\$)$/i,
	output: /^(?:\/dev\/(?:stdout|tty|fd\/1)|\/proc\/self\/fd\/1|con|conout\$)$/i,
	errors: /^(?:\/dev\/(?:stderr|fd\/2)|\/proc\/self\/fd\/2)$/,
	nowhere: /^(?:\/dev\/null|nul)$/i
};
/** Folders of the system, whose files are never the judge's input. */
var OF_SYSTEM = /^\/(?:dev|proc|sys|etc)\//;
var FOLDER_PATH = /^(?:[./\\]*|.*[/\\])$/;
var ProgramFiles = class {
	#input;
	#output;
	#errors;
	#use = "unread";
	#standIns = /* @__PURE__ */ new Set();
	/** By normalized name. */
	#files = /* @__PURE__ */ new Map();
	/** In the order of their first write. */
	#written = /* @__PURE__ */ new Set();
	#open = /* @__PURE__ */ new Map();
	#nextDescriptor = FIRST_FILE;
	#writtenBytes = 0;
	/** True if nothing stands in for a missing file, and what is written to one is not printed. */
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
		this.#open.set(0, this.#opened(this.#input, { ...READ_ONLY }));
		this.#open.set(1, {
			kind: "output",
			printed: output
		});
		this.#open.set(2, {
			kind: "output",
			printed: errors
		});
		this.#open.set(3, { kind: "folder" });
	}
	get io() {
		const kept = new Set(this.#files.values());
		const written = [...this.#written].filter((file) => kept.has(file)).slice(0, MAX_WRITTEN);
		return {
			input: this.#use,
			standIns: [...this.#standIns],
			written: written.map((file) => writtenFile(file, this.#output.limit))
		};
	}
	at(descriptor) {
		return this.#open.get(descriptor);
	}
	/** Opens a path. A file that is opened for reading and does not exist is the judge's input. */
	open(path, mode) {
		const opened = this.#openedAt(path, mode);
		if (opened === void 0) return void 0;
		const descriptor = this.#nextDescriptor++;
		this.#open.set(descriptor, opened);
		return descriptor;
	}
	#openedAt(path, mode) {
		if (mode.isFolder || FOLDER_PATH.test(path)) return !mode.writes && /^[./\\]*$/.test(path) ? { kind: "folder" } : void 0;
		if (mode.reads && !mode.writes && DEVICES.input.test(path)) return this.#opened(this.#input, mode);
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
		if (mode.truncates || mode.creates && file.isInput) this.#empty(file);
		return this.#opened(file, mode);
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
	#opened(file, { reads, writes, appends }) {
		return {
			kind: "file",
			file,
			canRead: reads,
			canWrite: writes,
			appends,
			at: 0
		};
	}
	#empty(file) {
		file.isInput = false;
		file.bytes = /* @__PURE__ */ new Uint8Array();
		file.length = 0;
	}
	/** Closes a descriptor. The standard streams stay open: programs close them early by mistake. */
	close(descriptor) {
		return descriptor <= 3 ? this.#open.has(descriptor) : this.#open.delete(descriptor);
	}
	/**
	* Moves a descriptor onto another, as `freopen` does. Except at a judge, standard output and errors stay what they
	* are, so that the page shows what the program prints.
	*/
	renumber(from, to) {
		const opened = this.#open.get(from);
		if (opened === void 0) return false;
		if (this.#isAtJudge || to !== 1 && to !== 2) this.#open.set(to, opened);
		if (from !== to) this.close(from);
		return true;
	}
	/** Removes a file. @returns false if there is none */
	remove(path) {
		return this.exists(path) !== void 0 && this.#files.delete(keyOf$1(path));
	}
	/** Returns the size of a file; undefined if there is none. A stand-in does not exist. */
	exists(path) {
		const file = this.#files.get(keyOf$1(path));
		return file === void 0 || file.isInput ? void 0 : file.length;
	}
	/** Reads from the current position on. */
	read(opened, buffers) {
		const read = this.readAt(opened, opened.at, buffers);
		opened.at += read;
		return read;
	}
	readAt({ file }, position, buffers) {
		let total = 0;
		for (const buffer of buffers) {
			const from = Math.min(file.length, position + total);
			const part = file.bytes.subarray(from, Math.min(file.length, from + buffer.length));
			buffer.set(part);
			total += part.length;
		}
		if (file.isInput) {
			if (total === 0 && !isBlockRead(buffers)) this.#use = "overread";
			else if (this.#use === "unread") this.#use = "read";
		}
		return total;
	}
	/** @throws CutOff once all files together are too large */
	write(opened, bytes) {
		if (opened.appends) opened.at = opened.file.length;
		const written = this.writeAt(opened, opened.at, bytes);
		opened.at += written;
		return written;
	}
	/** @throws CutOff once all files together are too large */
	writeAt({ file }, position, bytes) {
		this.#resize(file, Math.max(file.length, position + bytes.length));
		file.bytes.set(bytes, position);
		if (bytes.length > 0) this.#written.add(file);
		return bytes.length;
	}
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
* read until it is full, so reaching the end is not a sign that the program wants more input. For these, the library
* passes the block and then the stream's buffer; for a single character, it passes an empty block first.
*/
function isBlockRead(buffers) {
	return buffers.length > 1 && buffers[0].length > 0;
}
/** Returns the same for all names of a file: `./a.txt`, `a.txt` and `.\\a.txt`. */
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
/** The part of WASI that judge programs use. Clocks and random numbers are deterministic. */
var DONE = 0;
var BAD_DESCRIPTOR = 8;
var INVALID$1 = 28;
var NO_ENTRY = 44;
var NOT_SUPPORTED = 52;
var NOT_SEEKABLE = 70;
var FOLDER_TYPE = 3;
/** File type of the standard streams, too: fully buffered as in a judge, not line-buffered as a terminal. */
var REGULAR_FILE = 4;
var VECTOR_BYTES = 8;
/** Maximum buffers per call, as on a system (`IOV_MAX`). */
var MAX_VECTORS = 1024;
var STATUS_BYTES = 24;
var FILE_STATUS_BYTES = 64;
var PRESTAT_BYTES = 8;
var SUBSCRIPTION_BYTES = 48;
var EVENT_BYTES = 32;
/** `__WASI_EVENTTYPE_CLOCK`. */
var CLOCK_EVENT = 0;
var TICK_NS = 1000000n;
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
function wasiCalls({ files, buffered, slept }, memory) {
	let timeNs = 0n;
	let randomState = 2654435769;
	const view = () => new DataView(memory());
	const vectors = (from, count) => Array.from({ length: count }, (_, index) => {
		const vector = from + index * VECTOR_BYTES;
		const [address, bytes] = [view().getUint32(vector, true), view().getUint32(vector + 4, true)];
		buffered(address, bytes);
		return new Uint8Array(memory(), address, bytes);
	});
	const emptyList = (count, bytes) => {
		view().setUint32(count, 0, true);
		view().setUint32(bytes, 0, true);
		return DONE;
	};
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
	/** @param path as the library passes it: behind the slashes of an absolute path, which begins the text in memory */
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
			const size = files.exists(name);
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
		/** Waits for a time at most; there is nothing else to wait for. */
		poll_oneoff(subscriptions, events, count, into) {
			for (let index = 0; index < count; index++) {
				const subscription = subscriptions + index * SUBSCRIPTION_BYTES;
				const event = events + index * EVENT_BYTES;
				if (view().getUint8(subscription + 8) !== CLOCK_EVENT) return NOT_SUPPORTED;
				const timeout = view().getBigUint64(subscription + 24, true);
				const wait = !((view().getUint16(subscription + 40, true) & 1) !== 0) ? timeout : timeout > timeNs ? timeout - timeNs : 0n;
				timeNs += wait;
				slept(Number(wait));
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
/** Import module of undefined symbols; the linker allows only those listed in the `OPEN` file. */
var ENV_MODULE = "env";
/** One run of an instrumented module. */
var Process = class {
	#exports;
	#globals;
	/** @throws CutOff if its initial memory exceeds the limit */
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
				said: (from, bytes) => listener.said(new TextDecoder().decode(new Uint8Array(memory(), from, bytes).slice()))
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
	/** Runs the program to its end. @throws Exit, `WebAssembly.RuntimeError`, and errors of the listener */
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
/** Stack frames captured per error, to report the calls in progress. */
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
// src/worker/own/cpp/lineWindow.ts
/** Events before the requested one whose lines are reported too, if there is room. */
var EVENTS_BEFORE = 12;
/** Gives up waiting for the next event after this many times the maximum number of lines. */
var PATIENCE = 4;
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
		return this.#lines.length >= room && (after > event || this.#lines.length >= room * PATIENCE);
	}
	/**
	* Returns the lines and the events between which they are complete. After the last event, they are complete only if
	* the program ended.
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
/** Interns the calls of an inspection: equal calls share an index. */
var NumberedCalls = class {
	calls = [];
	#numbers = /* @__PURE__ */ new Map();
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
// src/worker/own/cpp/debug/isSame.ts
/** Returns true if both arrays hold the same bytes. */
function isSame(one, other) {
	if (one.length !== other.length) return false;
	for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
	return true;
}
// src/worker/own/cpp/debug/writing.ts
/** Writes single values as JSON, bounded in size. */
var MAX_LENGTH = 80;
var FIRST_VISIBLE = 32;
var DELETE = 127;
/** Writes a value that is neither a number nor a string, as C++ source text. */
function text(written) {
	return JSON.stringify({ text: shortened(written) });
}
function character(code) {
	return isVisible(code) && code < DELETE ? text(`'${String.fromCharCode(code)}'`) : `${code << 24 >> 24}`;
}
function float(value, digits) {
	return Number.isFinite(value) ? `${Number(value.toPrecision(digits))}` : text(`${value}`);
}
function long(value) {
	return Number.isSafeInteger(Number(value)) ? `${value}` : text(`${value}`);
}
/** Writes a string. */
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
/** Encodes objects of the standard library (libc++) by their memory layout. */
var WORD_BYTES$3 = 4;
var WORD_BITS = 32;
/**
* Layout of `std::string`, 12 bytes. The last byte holds a short string's length; its top bit marks a long string.
*
*     short │ characters           │ length │
*     long  │ address │ length │ …   │ LONG   │
*/
var SHORT_LENGTH_OFFSET = 11;
var LONG = 128;
/** Layout of a tree node: the left link at 0, the right link at `RIGHT_OFFSET`, and the value at `VALUE_OFFSET`. */
var RIGHT_OFFSET = 4;
var VALUE_OFFSET = 16;
var MAX_NODES = 200;
/** Encodes a library object. @param name of its template or class @throws RangeError on addresses outside the memory */
function libraryValue(values, type, name, address, levels) {
	const { types, view } = values;
	const [argument] = types.typeArguments(type);
	switch (name) {
		case "basic_string": return (view.getUint8(address + SHORT_LENGTH_OFFSET) & LONG) !== 0 ? values.characters(view.getUint32(address, true), view.getUint32(address + WORD_BYTES$3, true)) : values.characters(address, view.getUint8(address + SHORT_LENGTH_OFFSET));
		case "vector": {
			const from = view.getUint32(address, true);
			if (nameOf$1(types.plain(argument) ?? argument) === "bool") return values.list(view.getUint32(address + WORD_BYTES$3, true), levels, (index) => isBitSet(view, from, index) ? "true" : "false");
			const bytes = types.bytes(argument);
			const count = (view.getUint32(address + WORD_BYTES$3, true) - from) / bytes;
			if (!Number.isInteger(count) || count < 0) return text("?");
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
			return text(Array.from({ length: bits }, (_, index) => isBitSet(view, address, bits - 1 - index) ? 1 : 0).join(""));
		}
		case "set": return levels === 0 ? text("{…}") : `{"set":${nodes(values, argument, address, levels)}}`;
		case "map": {
			const [, , , allocator] = types.typeArguments(type);
			const [pair] = types.typeArguments(types.plain(allocator) ?? allocator);
			return nodes(values, pair, address, levels);
		}
		default: return text(`<${name}>`);
	}
}
function isBitSet(view, address, index) {
	return (view.getUint32(address + Math.floor(index / WORD_BITS) * WORD_BYTES$3, true) >>> index % WORD_BITS & 1) === 1;
}
/** Encodes the values of a tree's nodes, in order. */
function nodes(values, type, tree, levels) {
	const { view } = values;
	const found = [];
	const above = [];
	let node = view.getUint32(tree + WORD_BYTES$3, true);
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
/** Encodes values in a program's memory as JSON. */
var MAX_ROW_ENTRIES = 81;
var MAX_LEVELS = 3;
/** Maximum entries per value, over all levels. */
var MAX_ENTRIES = 400;
var MAX_CHARACTERS = 81;
/** Larger arrays, in bytes, are not cached as a whole. */
var MAX_COMPARED = 4096;
var Encoder = class {
	types;
	view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(0));
	/** By type, then address. */
	#cache = /* @__PURE__ */ new Map();
	#left = 0;
	constructor(types) {
		this.types = types;
	}
	/** Returns the value of a type at an address as JSON. */
	value(type, address, memory) {
		this.view = memory;
		this.#left = MAX_ENTRIES;
		try {
			return this.encoded(type, address, MAX_LEVELS);
		} catch (error) {
			if (error instanceof RangeError) return text("?");
			throw error;
		}
	}
	encoded(type, address, levels) {
		const plain = this.types.plain(type);
		if (plain === void 0 || this.#left-- < 0) return text("…");
		switch (plain.tag) {
			case TAG.base: return this.#number(plain, address);
			case TAG.enumeration: return this.#enumerator(plain, address);
			case TAG.pointer: return this.#pointer(plain, this.view.getUint32(address, true));
			case TAG.reference:
			case TAG.rvalueReference: {
				const target = this.types.target(plain);
				return target === void 0 ? text("…") : this.encoded(target, this.view.getUint32(address, true), levels);
			}
			case TAG.array: return this.#array(plain, address, levels);
			case TAG.class:
			case TAG.structure: return this.#structure(plain, address, levels);
			default: return text(nameOf$1(plain) ?? "…");
		}
	}
	row(type, count, address, levels) {
		const bytes = this.types.bytes(type);
		const encode = () => this.list(count, levels, (index, levels) => this.encoded(type, address + index * bytes, levels));
		if (!this.types.isFlat(type)) return encode();
		return this.#cached(type, address, Math.min(count, MAX_ROW_ENTRIES) * bytes, levels, encode);
	}
	list(count, levels, entry) {
		if (levels === 0) return text("{…}");
		const entries = [];
		for (let index = 0; index < Math.min(count, MAX_ROW_ENTRIES) && this.#left > 0; index++) entries.push(entry(index, levels - 1));
		if (count > entries.length) entries.push(text("…"));
		return `[${entries.join()}]`;
	}
	characters(address, length) {
		const bytes = new Uint8Array(this.view.buffer, address, Math.min(length, MAX_CHARACTERS));
		return quoted(new TextDecoder().decode(bytes.slice()));
	}
	/** Caches encodings: most values are unchanged since the previous line, and comparing takes 1/100 of encoding. */
	#cached(type, address, bytes, levels, encode) {
		const now = new Uint8Array(this.view.buffer, address, bytes);
		const ofType = memoized(this.#cache, type, () => /* @__PURE__ */ new Map());
		const known = ofType.get(address);
		if (known?.levels === levels && isSame(known.bytes, now)) {
			this.#left -= known.entries;
			return known.encoded;
		}
		const left = this.#left;
		const encoded = encode();
		if (this.#left > 0) ofType.set(address, {
			bytes: now.slice(),
			levels,
			encoded,
			entries: left - this.#left
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
			return bytes === 8 ? float(view.getFloat64(address, true), 15) : text("…");
		}
		const isSigned = encoding === ENCODING.signed || encoding === ENCODING.signedCharacter;
		switch (bytes) {
			case 1: return `${isSigned ? view.getInt8(address) : view.getUint8(address)}`;
			case 2: return `${isSigned ? view.getInt16(address, true) : view.getUint16(address, true)}`;
			case 4: return `${isSigned ? view.getInt32(address, true) : view.getUint32(address, true)}`;
			case 8: return long(isSigned ? view.getBigInt64(address, true) : view.getBigUint64(address, true));
			case void 0:
			default: return text("…");
		}
	}
	#enumerator(type, address) {
		const value = this.types.bytes(type) === 1 ? this.view.getInt8(address) : this.view.getInt32(address, true);
		const enumerator = type.children.find((child) => numberIn(child, ATTRIBUTE.constant) === value);
		return text((enumerator && nameOf$1(enumerator)) ?? `${value}`);
	}
	#pointer(type, address) {
		if (address === 0) return text("nullptr");
		const target = this.types.target(type);
		const plain = target && this.types.plain(target);
		if (plain?.tag === TAG.base && nameOf$1(plain) === "char") return this.#zeroEnded(address, MAX_CHARACTERS);
		return text(`0x${address.toString(16)}`);
	}
	#array(type, address, levels) {
		const element = this.types.target(type);
		if (element === void 0) return text("…");
		const encode = () => this.#rows(element, this.types.lengths(type), address, levels);
		const bytes = this.types.bytes(type);
		if (bytes > MAX_COMPARED || !this.types.isFlat(type)) return encode();
		return this.#cached(type, address, bytes, levels, encode);
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
var WORD_BYTES$2 = 4;
/** Interned values, referred to by index. */
var Values = class {
	/** Each value once, as JSON; variables refer to these by index. */
	texts = [];
	/** Memory as of the latest `refresh`. */
	view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(0));
	#types;
	#encoder;
	#memory;
	#numbers = /* @__PURE__ */ new Map();
	/** Indices of values read since `refresh`, by type, then address. */
	#seen = /* @__PURE__ */ new Map();
	constructor(types, memory) {
		this.#types = types;
		this.#encoder = new Encoder(types);
		this.#memory = memory;
	}
	/** Must be called before values are read: the program may have changed them, or grown its memory. */
	refresh() {
		for (const numbers of this.#seen.values()) numbers.clear();
		const memory = this.#memory();
		if (this.view.buffer !== memory) this.view = new DataView(memory);
	}
	variables(symbols, places) {
		const found = /* @__PURE__ */ new Map();
		for (const { name, type, place } of symbols) {
			if (found.size >= MAX_VARIABLES) break;
			const address = this.#addressOf(place, places);
			if (address === void 0) continue;
			for (const [part, partType, at] of this.#parts(name, type, address)) {
				if (found.size >= MAX_VARIABLES) break;
				if (!this.#isCallable(partType)) found.set(part, this.#numberOf(partType, at));
			}
		}
		return [...found];
	}
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
	* Splits an object of one of the program's own classes into its members (`name.member`, `this->member`), and follows
	* references. Other variables are returned as they are.
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
	#pointerAt(address) {
		return address + WORD_BYTES$2 <= this.view.byteLength ? this.view.getUint32(address, true) : 0;
	}
	#isCallable(type) {
		const plain = this.#types.plain(type);
		return plain === void 0 || this.#types.libraryName(plain) === "function";
	}
	/** Returns the index of a value; caches larger ones, because many calls refer to the same object. */
	#numberOf(type, address) {
		if (this.#types.bytes(type) <= WORD_BYTES$2) return this.#interned(this.#encoder.value(type, address, this.view));
		return memoized(memoized(this.#seen, type, () => /* @__PURE__ */ new Map()), address, () => this.#interned(this.#encoder.value(type, address, this.view)));
	}
	#interned(value) {
		return memoized(this.#numbers, value, () => this.texts.push(value) - 1);
	}
};
// src/worker/own/cpp/inspector.ts
var WORD_BYTES$1 = 4;
/** Records each line from the first event of the window on. A line is recorded at the next hook, after it ran. */
var Inspector = class {
	#inspected;
	#code;
	#values;
	#window;
	#calls = new NumberedCalls();
	/** Keyed by frame address. */
	#cache = /* @__PURE__ */ new Map();
	#isReporting = false;
	#running;
	constructor(inspected, code, order) {
		this.#inspected = inspected;
		this.#code = code;
		this.#values = new Values(code.types, () => inspected.process().memory);
		this.#window = new LineWindow(order);
	}
	/** Must be called right before the program starts. */
	begin() {
		if (this.#window.first === 0) this.#startReporting();
	}
	/** Handles a write. @param before number of events before it */
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
	/** Handles a return, before the frame is popped. @returns as `lined` */
	left() {
		const isEnough = this.#endLine();
		this.#beginLine(this.#topFrame - 32, this.#inspected.events());
		return isEnough;
	}
	/** Returns the recorded lines as JSON. */
	reported(end) {
		if (end !== "enough") this.#endLine();
		const { from, to, lines } = this.#window.reported(end, this.#inspected.events());
		const reported = lines.map(({ before, after, line, stack }) => [
			before,
			after,
			line,
			stack
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
	#startReporting() {
		this.#isReporting = true;
		this.#inspected.process().setGlobal("isTelling", 1);
	}
	#beginLine(frame, before) {
		this.#values.refresh();
		this.#running = frame < 16777216 ? void 0 : {
			frame,
			place: this.#word(frame),
			before
		};
	}
	/** Records the running line, or its part up to a call. @returns as `lined` */
	#endLine() {
		const running = this.#running;
		if (running === void 0) return false;
		this.#running = void 0;
		this.#values.refresh();
		const { frame, place, before } = running;
		const stack = [];
		for (let at = Math.max(FRAMES, frame - 3168); at < frame; at += 32) stack.push(this.#waitingCall(at));
		stack.push(this.#call(frame, place));
		const { line } = this.#code.at(place);
		const ran = {
			before,
			after: this.#inspected.events(),
			line,
			stack
		};
		return this.#window.add(frame, ran);
	}
	/** Returns the number of a call that waits for another one. Cached: most are unchanged since the previous line. */
	#waitingCall(frame) {
		const place = this.#word(frame);
		const base = this.#word(frame + 4);
		const { span } = this.#code.at(place);
		if (span === void 0 || base === 0 || frame === 16777216) return this.#call(frame, place);
		const now = new Uint8Array(this.#values.view.buffer, base + span.from, span.end - span.from);
		const known = this.#cache.get(frame);
		if (known?.place === place && known.base === base && isSame(known.bytes, now)) return known.call;
		const call = this.#call(frame, place);
		this.#cache.set(frame, {
			place,
			base,
			bytes: now.slice(),
			call
		});
		return call;
	}
	#call(frame, place) {
		const { name, line, variables } = this.#code.at(place);
		const shown = frame === 16777216 ? this.#withGlobals(variables) : variables;
		const reported = this.#values.variables(shown, {
			base: this.#word(frame + 4),
			parameter: (index) => this.#word(frame + 8 + index * WORD_BYTES$1)
		});
		return this.#calls.numberOf(name, line, reported);
	}
	/** Appends the globals that no local variable of the first call hides. */
	#withGlobals(variables) {
		const names = new Set(variables.map(({ name }) => name));
		return [...variables, ...this.#code.symbols.globals.filter(({ name }) => !names.has(name))];
	}
	#word(address) {
		return this.#values.view.getUint32(address, true);
	}
};
// src/worker/own/cpp/memoryRecorder.ts
/** Records every change of a program's board, in order, with the line that made it. */
/** Maximum events per part, and events of the first part. */
var MAX_EVENTS = 16384;
var FIRST_PART = 16;
/** Bits of cell and digit, below the line: the event format of `Pages`. */
var LINE_SHIFT = 11;
/** At this many boards, the older half is dropped, except the first: most are of calls that returned. */
var MAX_BOARDS = 3e3;
var ALL_CELLS = Array.from({ length: 81 }, (_, cell) => cell);
/** Bytes between a row's memory and its first cell: 1-based boards have an unused first column. */
var COLUMNS_BEFORE = [
	0,
	1,
	2,
	4
];
/** The allocator keeps the size of a part of memory before it. */
var SIZE_BEFORE = 4;
var MAX_NODE_BYTES = 256;
/** Maximum bytes of a write that is checked byte by byte. */
var FEW_BYTES = 16;
var OWNED_MASK = 65535;
/** A write was missed. */
var Mistaken = class extends Error {};
var MemoryRecorder = class {
	/** True once a known board has held the puzzle. */
	hasStarted = false;
	isMistaken = false;
	#givens;
	#shown;
	#views;
	#pages;
	#boards = [];
	/** Boards by the address of each cell. */
	#owners = /* @__PURE__ */ new Map();
	/**
	* Filter before `#owners`, by the low bits of an address: 0 if no cell has these. Most reported writes only go near
	* a board.
	*/
	#mayOwn = /* @__PURE__ */ new Uint8Array(65536);
	#live;
	/** The row-by-row copy in progress: `rows` are the new addresses of the first rows of `of`. */
	#copy;
	#events = new Uint32Array(MAX_EVENTS);
	#filled = 0;
	#flushAt = FIRST_PART;
	/** Set after a flush: the board must be verified once the current write is recorded completely. */
	#needsVerify = false;
	/** Boards whose call returned or whose memory was freed, with the cells written since. All 81 revive a board. */
	#retired = /* @__PURE__ */ new Map();
	#limitStack = () => void 0;
	constructor(givens, views, pages) {
		this.#givens = givens;
		this.#shown = Uint8Array.from(givens);
		this.#views = views;
		this.#pages = pages;
	}
	/** Number of events so far. */
	get events() {
		return this.#pages.events + this.#filled;
	}
	/** Number of digits placed. */
	get depth() {
		return this.#shown.reduce((depth, digit, cell) => digit !== 0 && digit !== this.#givens[cell] ? depth + 1 : depth, 0);
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
	/** Reports the writes to all memory. Must be called right after `begin`. */
	watchAll() {
		this.#views.bytes.fill(1, SHADOW, FRAMES);
	}
	/** Returns true if a board is known. */
	knows(board) {
		return this.#boards.some((known) => known.isAt(board));
	}
	/** Flushes the remaining events and verifies the board. @throws Mistaken */
	end() {
		if (this.#filled > 0) this.#flush();
		this.#verify();
	}
	/** Handles a write. @param line 1-based, 0 if unknown @throws BadAccess, NullAccess, Mistaken */
	stored(address, bytes, line) {
		const live = this.#live;
		const cell = live?.cellBytes === bytes ? live.cellAt(address) : -1;
		if (live !== void 0 && cell >= 0) this.#writtenLive(live, cell, address, line);
		else this.#storedAnywhere(address, bytes, line);
		if (this.#needsVerify) this.#verify();
	}
	#storedAnywhere(address, bytes, line) {
		if (address < 4096) throw new NullAccess();
		if (address >= 8388608 && address < 20971520) throw new BadAccess("memory access out of bounds");
		if (bytes <= FEW_BYTES) {
			for (let at = address; at < address + bytes; at++) {
				const board = this.#mayOwn[at & OWNED_MASK] === 0 ? void 0 : this.#owners.get(at);
				if (board !== void 0) this.#written(board, board.cellAt(at), line);
			}
			return;
		}
		for (const board of this.#boards) {
			if (board.high <= address || board.low >= address + bytes) continue;
			for (let cell = 0; cell < 81; cell++) {
				const at = board.addressOf(cell);
				if (at >= address && at < address + bytes) this.#written(board, cell, line);
			}
		}
	}
	/** Handles a free: retires a board with a row there until that row is written again. */
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
	/** Retires a board with a cell in freed memory, until that cell is written again. */
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
		if (this.#live === board) this.#live = void 0;
	}
	/** Retires the boards of calls that returned. */
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
	#watchCopy(board) {
		if (this.#owners.get(board.rows[0])?.isAt(board) === true) return;
		if (this.#boards.length >= MAX_BOARDS) this.#forgetOldest();
		this.#watch(board);
	}
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
	#written(board, cell, line) {
		this.#views.refresh();
		if (this.#isStillRetired(board, cell)) return;
		if (board === this.#live) return this.#writtenLive(board, cell, board.addressOf(cell), line);
		const digits = board.digits(this.#views);
		if (digits === void 0) return;
		if (this.hasStarted) {
			if (this.#givens.some((given, cell) => given > 0 && digits[cell] !== given)) return;
		} else if (digits.some((digit, cell) => digit !== this.#givens[cell])) return;
		this.hasStarted = true;
		this.#live = board;
		this.#follow(digits, line);
	}
	/** A live board is never retired. */
	#writtenLive(live, cell, address, line) {
		this.#views.refresh();
		const digit = live.digitIn(address, this.#views);
		if (digit < 0) this.#live = void 0;
		else this.#put(cell, digit, line);
	}
	/** Notes a write to a retired board. @returns true while it is still retired */
	#isStillRetired(board, cell) {
		const written = this.#retired.get(board);
		if (written === void 0) return false;
		written.add(cell);
		if (written.size < 81) return true;
		this.#retired.delete(board);
		this.#limitStack(this.#boards.reduce((limit, { low }) => Math.min(limit, low), STACK_BYTES$1));
		return false;
	}
	/** Switches to another board: records its removals, last cell first, then its placements. */
	#follow(digits, line) {
		for (let cell = 80; cell >= 0; cell--) if (digits[cell] === 0) this.#put(cell, 0, line);
		for (let cell = 0; cell < 81; cell++) this.#put(cell, digits[cell], line);
	}
	#put(cell, digit, line) {
		if (this.#shown[cell] === digit) return;
		this.#shown[cell] = digit;
		this.#events[this.#filled++] = line << LINE_SHIFT | cell << 4 | digit;
		if (this.#filled === this.#flushAt) this.#flush();
	}
	#flush() {
		this.#flushAt = this.#pages.take(this.#events.subarray(0, this.#filled));
		this.#filled = 0;
		this.#needsVerify = true;
	}
	/** Compares the recorded board with memory. @throws Mistaken if they differ */
	#verify() {
		this.#needsVerify = false;
		const digits = this.#live?.digits(this.#views);
		if (digits === void 0 || digits.every((digit, cell) => digit === this.#shown[cell])) return;
		this.isMistaken = true;
		throw new Mistaken();
	}
};
// src/worker/own/cpp/cppRun.ts
/** Loops and calls after which searches stop: they find only copies and printed boards. */
var LAST_SEARCH = 1 << 24;
/** Loops and calls after which a board that was not found by its place is looked for among the writes. */
var LOG_AT = 32768;
/** Bytes that are searched at negligible cost: most programs write less. Beyond, two bytes cost about one loop. */
var SMALL_BYTES = 1 << 22;
var CATCH = /\bcatch\s*\(/;
/** Bytes of dead stack, left by returned calls, that are searched after the run. */
var DEAD_STACK_BYTES = 1 << 19;
/** One run of an instrumented module: listens to its hooks and forwards them to recorder, inspector and line finder. */
var CppRun = class {
	/** Newly found boards; if any, the run must be repeated with them. */
	fresh = [];
	/** Loops and calls as of the latest search. */
	searchedAt = 0;
	/** True if no board was found, so that the run must be repeated with a log of its writes. */
	wantsLog = false;
	#attempt;
	#program;
	#runnable;
	#known;
	#recorder;
	#meter;
	/** Defined for tasks to inspect. */
	#inspector;
	/** Defined for tasks to find lines. */
	#lineFinder;
	#boardFinder;
	/** Defined if all writes are logged. */
	#log;
	#buffers = [];
	#files;
	#process;
	#sleptNs = 0;
	#answer;
	/** @param code required for a task to inspect */
	constructor(attempt, program, runnable, known, code) {
		this.#attempt = attempt;
		this.#program = program;
		this.#runnable = runnable;
		this.#known = known;
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
		if (task.kind === "find") {
			const tell = () => this.process.setGlobal("isTelling", 1);
			this.#lineFinder = new LineFinder({
				events,
				depth: () => this.#recorder.depth,
				tell
			}, task.target);
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
			reached: (count) => this.#reached(count)
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
	/** Its memory, which never shrinks; 0 if it has none, because it needs more than the limit. */
	get memoryBytes() {
		return this.#process?.memory.byteLength ?? 0;
	}
	/** Time that the program slept, which passes at once. */
	get sleptMs() {
		return this.#sleptNs / 1e6;
	}
	get elapsedMs() {
		return this.#meter.elapsedMs;
	}
	/** True if a write was missed. */
	get isMistaken() {
		return this.#recorder.isMistaken;
	}
	/** True if the run is unreliable: boards or writes were missed. */
	get hasMissed() {
		return this.fresh.length > 0 || this.isMistaken || this.wantsLog || this.#log !== void 0;
	}
	/** Extra time for the lines reported before the inspected event. */
	get #extraMs() {
		const { task } = this.#attempt;
		return task.kind === "inspect" && this.#recorder.events < task.event ? linesMs(task.lines) : 0;
	}
	/**
	* Runs the program and delivers the answer to its task.
	* @returns undefined if the run was aborted: it missed something, or its task is complete
	*/
	outcome() {
		const outcome = this.#run();
		if (this.#inspector !== void 0 && !this.hasMissed) {
			const { inspection, values } = this.#inspector.reported(endOf(outcome));
			this.#attempt.deliver(inspection, values);
		}
		if (this.#lineFinder !== void 0 && !this.hasMissed) this.#attempt.deliver(JSON.stringify(this.#lineFinder.found ?? null), "[]");
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
			buffered: (address, bytes) => this.#buffer({
				from: address,
				to: address + bytes
			}),
			slept: (ns) => {
				this.#sleptNs += ns;
			}
		}, this.#attempt.memoryBytes, this);
		this.#recorder.begin(this.#known.boards, (limit) => this.process.setGlobal("stackLimit", limit));
		if (this.#log !== void 0) this.#recorder.watchAll();
		this.#inspector?.begin();
		this.#lineFinder?.begin();
		this.#meter.begin(this.#known.searchAt);
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
	/** Finishes recording. @returns true if the recording is reliable */
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
		if (this.#recorder.events === 0 && this.#known.searchAt < Infinity && !isCut) this.#search(DEAD_STACK_BYTES);
		if (!isCut) this.#decideLog();
		return this.fresh.length === 0 && !this.wantsLog;
	}
	#buffer(region) {
		if (!this.#buffers.some(({ from, to }) => from === region.from && to === region.to)) this.#buffers.push(region);
	}
	#reached(count) {
		if (this.#log !== void 0) {
			this.#searchLog();
			if (this.fresh.length > 0 || count > LOG_AT) throw new Enough();
			return 0;
		}
		if (this.#known.searchAt === Infinity || count > LAST_SEARCH && this.#recorder.events > 0) return 0;
		this.searchedAt = count;
		const before = this.#boardFinder.searchedBytes;
		this.#search(0);
		if (count > LOG_AT) this.#decideLog();
		if (this.fresh.length > 0 || this.wantsLog) throw new Enough();
		return Math.max(0, this.#boardFinder.searchedBytes - before - SMALL_BYTES) >> 1;
	}
	/** Searches for new boards. @param deadBytes bytes below the stack pointer that are searched too */
	#search(deadBytes) {
		const found = this.#boardFinder.found(this.process.stackPointer - deadBytes, this.#buffers);
		this.fresh = found.filter((board) => !this.#recorder.knows(board));
	}
	/** Repeats a run without a board with a log of its writes, once. */
	#decideLog() {
		const { boards, logging } = this.#known;
		this.wantsLog = logging === "not-yet" && boards.length === 0 && this.fresh.length === 0;
	}
	#searchLog() {
		const board = this.#log?.board();
		if (board !== void 0) this.fresh = [board];
	}
	stored(address, bytes, line) {
		if (this.#log !== void 0) {
			this.#log.stored(address, bytes, line);
			if (this.#log.isFull) {
				this.#searchLog();
				throw new Enough();
			}
		}
		if (this.#inspector === void 0 && this.#lineFinder === void 0) return this.#recorder.stored(address, bytes, line);
		const before = this.#recorder.events;
		this.#recorder.stored(address, bytes, line);
		this.#inspector?.stored(before);
		if (this.#lineFinder?.stored(before) === true) throw new Enough();
	}
	copied(to, from, bytes) {
		this.#recorder.copied(to, from, bytes);
	}
	freed(address) {
		this.#recorder.freed(address);
	}
	ticked(line) {
		return this.#meter.tick(line);
	}
	answered(cells) {
		const rows = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9).join(" "));
		this.#answer = rows.join("\n");
	}
	said(text) {
		this.#answer = text;
	}
	unwound() {
		this.#recorder.unwound(this.process.stackPointer);
	}
	lined() {
		if (this.#inspector?.lined() === true) throw new Enough();
	}
	entered() {
		if (this.#inspector?.entered() === true) throw new Enough();
	}
	target(line) {
		if (this.#lineFinder?.ran(line) === true) throw new Enough();
	}
	left() {
		if (this.#inspector?.left() === true) throw new Enough();
	}
};
/** Returns the judge's input. The puzzle, if a function is called. */
function inputText({ input, givens }) {
	if (input.kind === "stdin") return input.text;
	return Array.from({ length: 9 }, (_, row) => `${givens.slice(row * 9, row * 9 + 9).join(" ")}\n`).join("");
}
function endOf(outcome) {
	if (outcome === void 0) return "enough";
	return outcome.kind === "time-limit" ? "cut" : "ended";
}
// src/worker/own/cpp/cppLanguage.ts
/** C++: compiles each program once, and instruments it for each kind of run. Each run has its own memory. */
var CppLanguage = class {
	countsLines = false;
	#compiler;
	/** The latest program is cached, because it is rerun often. */
	#latest;
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
		const compiled = await this.#compiled(program, compiling);
		const { module, diagnostics } = compiled.compilation;
		if (module === void 0) return uncompiled(compiled.compilation);
		return {
			kind: "prepared",
			diagnostics,
			run: (attempt) => ran$1(attempt, program, compiled, planFor(attempt.task, program, compiled))
		};
	}
	async #compiled(program, compiling) {
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
/** Returns true if the source contains each part of a name. @param name may include a class: `Solution.solve` */
function mentions(source, name) {
	return name.split(".").every((part) => new RegExp(`\\b${part}\\b`).test(source));
}
function uncompiled({ isTooLarge, diagnostics, report }) {
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
/** Reuses the remembered boards when the same run is repeated. */
function planFor({ kind }, program, compiled) {
	const remembered = kind === "record" ? void 0 : compiled.remembered(program);
	return remembered === void 0 ? firstPlan(program) : planAgain(remembered);
}
function ran$1(attempt, program, compiled, plan) {
	const { task, errors } = attempt;
	const run = new CppRun(attempt, program, compiled.runnable({
		watched: plan.watched,
		isReported: task.kind === "inspect",
		target: targetLines(task)
	}), plan, task.kind === "inspect" ? compiled.code : void 0);
	const outcome = run.outcome() ?? {
		kind: "finished",
		answer: void 0
	};
	const next = run.hasMissed ? nextPlan(plan, run) : void 0;
	if (next === void 0 && task.kind === "record") compiled.remember(program, plan);
	return {
		outcome,
		elapsedMs: run.elapsedMs,
		memoryBytes: run.memoryBytes,
		sleptMs: run.sleptMs,
		...outcome.kind === "runtime-error" && { errors: withoutLibraryError(errors.text) },
		hasBoard: plan.boards.length > 0,
		isMistaken: plan.isUnseen,
		io: run.io,
		isLight: false,
		isBroken: false,
		next: next && ((again) => ran$1(again, program, compiled, next))
	};
}
/** Returns the target lines in ascending order, so that equal sets share one instrumented module. */
function targetLines(task) {
	if (task.kind !== "find") return [];
	return [...new Set(task.target.lines.map(([line]) => line))].toSorted((one, other) => one - other);
}
// src/worker/own/cpp/commands.ts
/** Command lines of the compiler and the linker, as the clang driver would build them. */
/** Language standards to try in order: the judges' default first. */
var STANDARDS = ["gnu++14", "gnu++20"];
/** Of plain C. */
var C_STANDARD = "gnu17";
/** Names of the tools' input and output files and folders. */
var OBJECT = "program.o";
var LINKED = "program.wasm";
/** File with the symbols that the recorder provides at run time. */
var OPEN = "open.txt";
/** Folder of our own headers. */
var HEADERS$1 = "headers";
/** Header with the prelude of a program, or with its leading includes. */
var BEGINNING = "beginning.h";
/** The precompiled `BEGINNING`. */
var PRECOMPILED = "beginning.pch";
/** Splits command lines into arguments. */
function words(...lines) {
	return lines.join(" ").split(" ");
}
var TARGET = [`clang -cc1 -main-file-name ${PROGRAM_FILE}`, "-triple wasm32-unknown-wasip1 -target-cpu generic -mrelocation-model static"];
var EMULATED = "-D_WASI_EMULATED_PROCESS_CLOCKS -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN -D_WASI_EMULATED_GETPID";
var COMMON = words(...TARGET, "-mconstructor-aliases -mframe-pointer=none -ffp-contract=on -fno-rounding-math", "-fdeprecated-macro -fgnuc-version=4.2.1 -fcxx-exceptions -fexceptions", `-resource-dir /usr -isysroot /usr -fdebug-compilation-dir=/ -internal-isystem /${HEADERS$1}`, "-internal-isystem /usr/include/c++/v1 -internal-isystem /usr/include", "-internal-isystem /usr/include/wasm32-wasip1 -dwarf-version=5", EMULATED, "-ferror-limit 19 -Wno-unknown-pragmas -Wno-ignored-pragmas", "-Wno-c++17-extensions -Wno-c++20-extensions -Wno-c++23-extensions -Wno-vla-extension");
/** For plain C. Accepts what GCC accepts with a warning. */
var COMMON_C = words(...TARGET, "-mframe-pointer=none -ffp-contract=on -fno-rounding-math -fgnuc-version=4.2.1", `-resource-dir /usr -isysroot /usr -fdebug-compilation-dir=/ -internal-isystem /${HEADERS$1}`, "-internal-isystem /usr/include -internal-isystem /usr/include/wasm32-wasip1 -dwarf-version=5", EMULATED, "-ferror-limit 19 -Wno-unknown-pragmas -Wno-ignored-pragmas", "-Wno-error=implicit-function-declaration -Wno-error=implicit-int -Wno-error=int-conversion", "-Wno-error=incompatible-function-pointer-types -Wno-error=return-type");
var FOR_LINES = words("-O0 -debug-info-kind=constructor");
var FOR_SPEED = words("-O2 -debug-info-kind=line-tables-only");
function inMode({ standard, optimized, isCalled }) {
	const called = isCalled ? ["-Dmain=own_main"] : [];
	return [
		...standard === "gnu17" ? COMMON_C : COMMON,
		`-std=${standard}`,
		...optimized ? FOR_SPEED : FOR_LINES,
		...called
	];
}
/** Returns the compile command. @param before how `BEGINNING` is included before the program: as text or precompiled */
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
var TO_PRECOMPILE = words(`-emit-pch -o ${PRECOMPILED} -x c++-header /${HEADERS$1}/${BEGINNING}`);
function precompileCommand(mode) {
	return [...inMode(mode), ...TO_PRECOMPILE];
}
var LIBRARIES = "/usr/lib/wasm32-wasip1";
var LINK_COMMAND = words(`wasm-ld -m wasm32 -L${LIBRARIES} ${LIBRARIES}/crt1-command.o ${OBJECT}`, "-lc++ -lc++abi -lc-printscan-long-double -lwasi-emulated-process-clocks", "-lwasi-emulated-signal -lwasi-emulated-mman -lwasi-emulated-getpid -lc", "/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a", `--stack-first -z stack-size=${STACK_BYTES$1} --global-base=${GLOBAL_BASE}`, `--allow-undefined-file=${OPEN} -o ${LINKED}`);
// src/worker/own/cpp/harness.ts
/** Includes that judges prepend to such a program if it has none. */
var PRELUDE = "#include <bits/stdc++.h>\nusing namespace std;\n";
/**
* `Shape` fills and reads a board of each supported type, `Given` reads a returned board, `Passed` makes the argument
* of the function's parameter type, and `run` calls it. `atexit` reports the answer even if the program exits early.
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
/** Returns the text to append to the program. It is the same for every puzzle: the givens are copied in when it starts. */
function harnessFor({ kind, name, cells }) {
	const isText = cells === "characters";
	return `\n#line 1 "${HARNESS_FILE}"\n${HARNESS.replaceAll("TEXT_CELLS", `${isText}`).replaceAll("CHECK_CALL", `${kind === "check"}`).replaceAll("CHARACTER_CELLS", `${isText}`).replaceAll("BLANK_CHARACTER", isText ? "'.'" : "'0'").replaceAll("CALLED_NAME", name.replaceAll(".", "::"))}`;
}
// src/worker/own/cpp/standardHeaders.ts
/** Names of the standard library's headers, and the text of GCC's `<bits/stdc++.h>`, which includes them all. */
var OF_C = ["cassert cctype cerrno cfloat climits clocale cmath cstdarg cstddef cstdint cstdio cstdlib cstring ctime cwchar cwctype", "cinttypes"];
var EVERY = [
	"algorithm array bitset chrono complex deque exception forward_list fstream functional initializer_list",
	"iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric ostream queue random ratio",
	"regex scoped_allocator set sstream stack stdexcept streambuf string system_error tuple type_traits typeindex typeinfo",
	"unordered_map unordered_set utility valarray vector"
];
var FROM_17 = ["any charconv optional string_view variant"];
var FROM_20 = ["bit compare concepts numbers ranges span"];
function names(lines) {
	return lines.join(" ").split(" ");
}
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
/** Returns the size of a standard header; undefined for others. C headers are small and compile fast. */
function sizeOfHeader(name) {
	if (LARGE.has(name)) return "large";
	return SMALL.has(name) ? "small" : void 0;
}
// src/worker/own/cpp/leadingIncludes.ts
/** Finds the leading standard includes of a program, before anything that could affect them. */
var SPACE = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
/** Only a line comment may follow on the same line, where another directive would be invalid. */
var INCLUDE$2 = /#[^\S\n]*include[^\S\n]*<([^<>\n]+)>[^\S\n]*(?=\n|\/\/)/y;
/** Directives without effect on the headers: ignored pragmas, and macros that the library does not use. */
var NO_EFFECT = /#[^\S\n]*(?:pragma[^\S\n]+(?:GCC[^\S\n]+(?:optimize|target|push_options|pop_options)|comment|warning)|define[^\S\n]+(?:_CRT_\w+|_USE_MATH_DEFINES))\b(?:[^/\n]|\/(?![/*]))*(?=\n|\/\/)/y;
/** A backslash that continues a line. */
var SPLICE = /\\\s*\n/;
/** Returns the leading includes; undefined if a line is continued, or if all are small headers, which compile fast. */
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
/** Errors that no other standard can fix. */
var STANDARD_INDEPENDENT = /^expected |^extraneous |^unterminated |file not found$|^missing terminating|^invalid preprocessing|^undefined symbol: |^Setjmp\//;
var LINKER = /^undefined symbol: |^Setjmp\/|^duplicate symbol/;
/** Errors because the program defines a name that the library also has. */
var CLASH = /^reference to '(\w+)' is ambiguous|^redefinition of '(\w+)' as different kind of symbol/;
/** Returns the ways for a program, likeliest first. */
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
/** Returns true for a way that cannot mend the errors of the earlier ones. */
function isPointless({ mode, beginning }, failed) {
	if (failed.length === 0) return false;
	const every = (pattern) => failed.every(({ errors }) => errors.every(({ message }) => pattern.test(message)));
	if (beginning === "renamed") return !failed[0].errors.some(({ message }) => CLASH.test(message)) || failed[0].way.beginning !== "program";
	return every(mode.standard === "gnu17" ? LINKER : STANDARD_INDEPENDENT);
}
function beginningOf(source, beginning) {
	if (beginning === "prelude") return {
		text: PRELUDE,
		lines: []
	};
	return beginning === "program" ? leadingIncludes(source) : void 0;
}
var ALGORITHMS = "count search sort rotate reverse unique replace merge partition transform generate shuffle includes max_element";
var CONTAINERS = "map set queue stack list deque array bitset function vector";
/**
* Names of the library, and the headers that give them in GCC. This library's other headers give them as well, so that
* a program's own variable is ambiguous here and not there.
*/
var GIVEN = [
	...[
		"y0",
		"y1",
		"yn",
		"j0",
		"j1",
		"jn"
	].map((name) => [name, givenBy("cmath|math\\.h|complex|random|valarray")]),
	...["index", "rindex"].map((name) => [name, givenBy("cstring|strings?\\.h")]),
	...ALGORITHMS.split(" ").map((name) => [name, givenBy("algorithm")]),
	...CONTAINERS.split(" ").map((name) => [name, givenBy(`${name}|algorithm|functional`)])
];
function givenBy(headers) {
	return new RegExp(`#\\s*include\\s*<(?:${headers}|bits/\\w+\\+\\+\\.h)>`);
}
/** Returns the leading includes of a program, which rename what is the program's own in GCC. */
function withRenamed(source) {
	const code = codeAlone(source, "cpp");
	const names = GIVEN.filter(([name, by]) => new RegExp(`(?<!\\.|->|std::)\\b${name}\\b`).test(code) && !by.test(source)).map(([name]) => name).filter((name) => !new RegExp(`(?:\\.|->|std::)${name}\\b`).test(code));
	const text = leadingIncludes(source)?.text ?? "";
	return [
		...names.map((name) => `#define ${name} library_${name}\n`),
		text,
		...names.map((name) => `#undef ${name}\n`)
	].join("");
}
// src/worker/own/cpp/diagnostics.ts
var PLACED = /^(.*?):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/;
/** Messages of the linker, and messages of the compiler without a location. */
var UNPLACED = /^(?:wasm-ld|clang\S*|error): (?:error: )?(.*)$/;
var INCLUDED = new RegExp(`^In file included from ${PROGRAM_FILE}:(\\d+):`);
var FLAG$1 = / \[-W[^\]]*\]$/;
var ENOUGH = "too many errors emitted";
/**
* Parses the output of the compiler or the linker, in order. Notes are dropped; an error in the library gets the
* location in the program that caused it.
* @param source the program, searched for undefined symbols
*/
function diagnosticsIn(report, source = "") {
	const diagnostics = [];
	/** Line of the `#include` that leads to the next message. */
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
/** Adds a linker error, once per symbol, at the first line that names it. */
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
/** Returns the 1-based location of the first use of a symbol. @param symbol may be qualified: `Grid::solve` */
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
var KIND = {
	function: 0,
	data: 1,
	global: 2,
	section: 3,
	tag: 4,
	table: 5
};
var FLAG = {
	local: 2,
	binding: 3,
	undefined: 16,
	named: 64
};
/** Symbols of `main`, which depend on its parameters. */
var MAINS = /* @__PURE__ */ new Set([
	"main",
	"__main_void",
	"__main_argc_argv",
	"__original_main"
]);
/** Functions in C++, among which a program may replace the library's `operator new`. */
var MANGLED = /^_Z/;
/** Returns true if an object defines `main`. */
function definesMain(object) {
	return symbolsOf(object).some(({ kind, name, isDefined }) => kind === KIND.function && isDefined && MAINS.has(name));
}
/**
* Returns the object with its global variables and C functions made local. Judges' linkers accept names that the C
* library also uses, such as `open` or `link`; this linker would confuse them.
*/
function withOwnSymbols(object) {
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
/** Maximum headers in memory: one text in both standards, 12 to 18 MB each. */
var MAX_IN_MEMORY = 2;
var PrecompiledHeaders = class {
	#toolchain;
	#cache;
	/** LRU by key, most recently used last; undefined for headers that failed. */
	#inMemory = /* @__PURE__ */ new Map();
	constructor(toolchain, cache) {
		this.#toolchain = toolchain;
		this.#cache = cache;
	}
	/** Returns precompiled headers, compiling them if not cached; undefined if that fails. @param text the directives */
	async of(mode, text) {
		const key = keyOf(mode, text);
		if (this.#inMemory.has(key)) return this.#hold(key, this.#inMemory.get(key));
		const kept = await this.#cache.precompiled(key);
		if (kept !== void 0) return this.#hold(key, kept);
		const made = this.#compile(mode, text);
		if (made !== void 0) await this.#cache.keep(key, made);
		return this.#hold(key, made);
	}
	/** Drops headers that the compiler rejected; this worker does not try them again. */
	async refuse(mode, text) {
		const key = keyOf(mode, text);
		this.#hold(key, void 0);
		await this.#cache.drop(key);
	}
	#compile(mode, text) {
		const run = this.#toolchain.run(precompileCommand(mode), { [HEADERS$1]: headersWith(text) });
		const { [PRECOMPILED]: made } = run.files;
		return !run.hasFailed && made instanceof Uint8Array ? made.slice() : void 0;
	}
	#hold(key, precompiled) {
		this.#inMemory.delete(key);
		this.#inMemory.set(key, precompiled);
		const [oldest] = this.#inMemory.keys();
		if (this.#inMemory.size > MAX_IN_MEMORY) this.#inMemory.delete(oldest);
		return precompiled;
	}
};
/** Returns the folder of our own headers. @param beginning the prelude, or the leading includes of the program */
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
/** Of the console: `getch` does not wait for a key. */
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
/** Of Visual Studio's projects. */
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
/** By lower-case name, as Windows ignores case. */
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
/** `system` runs no command. It replaces the name also in `std`. */
var SYSTEM = `#define system no_system
static inline int no_system(const char* command) { (void)command; return 0; }
#ifdef __cplusplus
namespace std { using ::no_system; }
#endif
`;
/** Microsoft's functions; some have C11's type, others take a size that is ignored here. */
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
/** Text that a program needs if its code has a match, and that no header gives. */
var TEXTS = [
	[/\bsystem\s*\(/, SYSTEM],
	[new RegExp(`\\b${CHECKED_NAMES}\\s*\\(`), CHECKED],
	[new RegExp(`\\b${KEYS}\\s*\\(`), CONSOLE.replace("#pragma once\n", "")],
	[/\bONLINE_JUDGE\b/, "#define ONLINE_JUDGE 1\n"],
	[/\bBOJ\b/, "#define BOJ 1\n"],
	[/\b_?_int64\b/, "#define __int64 long long\n#define _int64 long long\n"]
];
/** A definition of the program's own, of a name in `TEXTS`. */
var OWN_DEFINITION = new RegExp(`(?:\\b(?:int|void|char|bool|auto|errno_t)\\s+|#\\s*define\\s+)(?:system|${KEYS}|${CHECKED_NAMES})\\s*\\(`);
var REFUSED_CALLS = new RegExp(`\\b(system|${KEYS}|${CHECKED_NAMES})\\s*\\(`);
var INCLUDE = /^\s*#\s*include\s*[<"]([^<>"\n]+)[>"]/;
/** A title that the page shows for the warning begins so. */
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
function refusal(index, column, what) {
	return {
		severity: "warning",
		line: index + 1,
		column: column + 1,
		message: REFUSED + what
	};
}
// src/worker/own/cpp/compiler.ts
/** Functions that the recorder provides at run time, see `Process`. */
var OPEN_SYMBOLS = "__cxa_allocate_exception\n__cxa_throw\n";
/** Compiles and links programs, with a harness for those whose function is called. */
var Compiler = class {
	#toolchain;
	#headers;
	constructor(toolchain, headers) {
		this.#toolchain = toolchain;
		this.#headers = headers;
	}
	async compiled(program) {
		const source = program.source.replace(/^\uFEFF/, "");
		const standIns = standInsFor(source);
		const attempts = [];
		for (const way of compileWays(source, program)) {
			if (isPointless(way, attempts)) continue;
			const compilation = await this.#compileIn(way, source, program, standIns);
			if (compilation.module !== void 0 || compilation.isTooLarge) return compilation;
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
				...headersWith(from === "renamed" ? withRenamed(source) : "#include <bits/stdc++.h>\nusing namespace std;\n"),
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
			[OBJECT]: withOwnSymbols(object),
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
/** C allows `void main`, for which the linker has no caller. The columns stay. */
function withIntMain(source) {
	return source.replace(/\bvoid(?=\s+main\s*\()/, "int ");
}
/** The compiler reports `BEGINNING` as included by line 1 of the program, then its line with the failing include. */
var INCLUDED_BEGINNING = new RegExp(`^In file included from ${PROGRAM_FILE}:1:\\n(In file included from /${HEADERS$1}/${BEGINNING}:(\\d+):)`, "gm");
/** An error with a file, line and column. */
var LOCATED_ERROR = /^[^\n:]+:\d+:\d+: (?:fatal )?error: /m;
function errorsOf({ diagnostics }) {
	return diagnostics.filter(({ severity }) => severity === "error");
}
/**
* The standard with fewer errors is likelier the intended one. Plain C is only if it accepts what fails first in C++:
* for the same mistake it often has fewer errors, with less telling messages.
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
/** Runs the compiler and the linker, which are one WebAssembly program. */
var NAME = "llvm";
var COMPILER = "llvm.core.wasm";
/** Messages of a tool that runs out of memory, on a program with huge arrays. */
var OUT_OF_MEMORY = /out of memory|bad_alloc|allocation failed/i;
var Toolchain = class Toolchain {
	#application;
	constructor(application) {
		this.#application = application;
	}
	/** Starts the toolchain. @param library includes the compiler's small auxiliary modules */
	static async started(compiler, library) {
		const modules = { [COMPILER]: compiler };
		const root = {};
		for (const [path, content] of library) if (path.endsWith(".wasm")) modules[path] = await WebAssembly.compile(Uint8Array.from(content));
		else put(root, path, content);
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
function put(root, path, content) {
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
* runs, read the result from `.cache/cpp`: it depends only on the command, its files and the version of the compiler.
*/
var CachedToolchain = class {
	#toolchain;
	/** Precompiled headers have some 15 MB, so each is hashed only once. */
	#digests = /* @__PURE__ */ new WeakMap();
	constructor(toolchain) {
		this.#toolchain = toolchain;
		mkdirSync(FOLDER$1, { recursive: true });
	}
	run(command, files) {
		const file = `${FOLDER$1}/${this.#key(command, files)}`;
		const known = cached$1(file);
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
function cached$1(file) {
	try {
		return deserialize(readFileSync(file));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return void 0;
		throw error;
	}
}
// src/core/result.ts
/** Ends an exhaustive switch over a union: a missing case fails to compile; a value outside the union throws. */
function assertNever(impossible) {
	throw new TypeError(`Unexpected case: ${JSON.stringify(impossible)}`);
}
// src/worker/own/shared/gradedRun.ts
/** Runs a program once as a judge does: nothing is watched. Resolves with what a verdict needs. */
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
	const attempt = new GradedAttempt(dependencies, limits);
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
/** An attempt that keeps what the program prints, within a judge's limits. */
var GradedAttempt = class {
	task = { kind: "grade" };
	memoryBytes;
	pages;
	output;
	errors;
	/** The limit at which it was cut off. */
	limit;
	/** Largest memory reported while it ran; 0 in a language that reports it only at the end. */
	memoryUsed = 0;
	#dependencies;
	#limits;
	constructor(dependencies, limits) {
		this.#dependencies = dependencies;
		this.#limits = limits;
		this.memoryBytes = limits.memoryBytes;
		this.pages = new Pages({
			now: dependencies.now,
			post: () => void 0
		}, NO_EVENTS);
		this.output = new Printed(limits.output);
		this.errors = new Printed(limits.output);
	}
	now() {
		return this.#dependencies.now();
	}
	started() {}
	beat({ memoryBytes }) {
		this.memoryUsed = Math.max(this.memoryUsed, memoryBytes);
		this.#dependencies.alive();
	}
	cut({ elapsedMs, memoryBytes }) {
		this.memoryUsed = Math.max(this.memoryUsed, memoryBytes);
		if (elapsedMs > this.#limits.timeMs) this.limit = "time-limit";
		else if (memoryBytes > this.#limits.memoryBytes) this.limit = "memory-limit";
		else if (this.output.isOver || this.errors.isOver) this.limit = "output-limit";
		return this.limit;
	}
	/** A program that catches the cut-off is not waited for: the interpreter is replaced before the next case. */
	giveUp() {
		return "break";
	}
	deliver() {}
};
// src/worker/own/shared/questions.ts
/** Returns the task that answers a question. */
function taskOf(question) {
	const { type } = question;
	switch (type) {
		case "inspect": return {
			kind: type,
			event: question.event,
			lines: question.lines
		};
		case "find": return {
			kind: type,
			target: question.target
		};
		case "count": return {
			kind: type,
			event: question.event
		};
	}
}
/** Returns the progress message for a question. @param event number of events so far */
function sayingOf({ type, run, request }, event) {
	switch (type) {
		case "inspect": return {
			type: "pong",
			run
		};
		case "find": return {
			type: "finding",
			run,
			request,
			event
		};
		case "count": return {
			type: "counting",
			run,
			request,
			event
		};
	}
}
/**
* Converts a rerun's result to the reply.
* @param digests page digests of the recorded run, as far as known
* @throws Error if there is no answer because the interpreter broke; `count` replies without lines instead
*/
function answerTo(question, rerun, digests) {
	const { type, run, request } = question;
	const { reported } = rerun;
	if (type === "count") {
		const differs = digests.some((digest, page) => digest !== rerun.digests[page]);
		return {
			type: "counted",
			run,
			request,
			lines: reported !== void 0 && !rerun.isCut && !differs ? JSON.parse(reported[0]) : void 0
		};
	}
	if (reported === void 0) throw new Error("The interpreter broke");
	if (type === "inspect") return {
		type: "inspected",
		run,
		request,
		inspection: inspectionOf(reported, question.event, rerun.digests, digests)
	};
	return {
		type: "found",
		run,
		request,
		event: JSON.parse(reported[0]) ?? void 0
	};
}
/** @param again page digests of the rerun, compared with `digests` of the recorded run */
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
		lines: lines.map(([before, after, line, stack]) => ({
			before,
			after,
			line,
			stack: stack.map((call) => numbers.get(call) ?? 0)
		})),
		differs: to < event || again.some(isOther)
	};
}
// src/core/own/outcome.ts
/** Returns why there are no steps; undefined if there are some, or if nothing ran, which the outcome explains. */
function hiddenReason({ outcome, events, hasBoard, isMistaken }) {
	if (UNRUN.has(outcome.kind)) return void 0;
	if (isMistaken) return "unseen-writes";
	if (events > 0) return void 0;
	if (outcome.kind !== "finished") return "ended-before";
	return hasBoard ? "unwritten" : "no-board";
}
/** Outcomes of programs that did not run, or lack the function to call. */
var UNRUN = /* @__PURE__ */ new Set([
	"syntax-error",
	"compile-error",
	"no-function"
]);
// src/worker/own/shared/recordedRun.ts
/** Runs a program to its end and posts its writes and its outcome. @param run its number */
async function recordedRun(language, dependencies, run, program, limits) {
	const { post } = dependencies;
	const prepared = await language.prepared(program, () => post({
		type: "compiling",
		run
	}, []));
	if (prepared.kind === "unrunnable") {
		const { outcome, errors, diagnostics } = prepared;
		post({
			type: "ended",
			run,
			outcome,
			errors,
			diagnostics,
			output: "",
			elapsedMs: 0,
			events: 0,
			hidden: void 0,
			io: void 0
		}, []);
		return {
			digests: [],
			isLight: false,
			isBroken: false
		};
	}
	let make = prepared.run;
	for (;;) {
		const attempt = new RecordedAttempt(dependencies, run, program, limits, prepared.diagnostics);
		const end = await make(attempt);
		if (end.next === void 0 || attempt.hasEnded) {
			attempt.end(end);
			return {
				digests: attempt.pages.digests,
				isLight: end.isLight,
				isBroken: end.isBroken
			};
		}
		if (attempt.isReported) post({
			type: "again",
			run
		}, []);
		make = end.next;
	}
}
/** An attempt whose events are posted. */
var RecordedAttempt = class {
	task = { kind: "record" };
	memoryBytes;
	pages;
	output;
	errors;
	/** True once anything was posted, which another attempt has to void. */
	isReported = false;
	/** True once `ended` was posted. */
	hasEnded = false;
	#dependencies;
	#run;
	#program;
	#limits;
	#diagnostics;
	/** The limit at which it was cut off. */
	#limit;
	constructor(dependencies, run, program, limits, diagnostics) {
		this.#dependencies = dependencies;
		this.#run = run;
		this.#program = program;
		this.#limits = limits;
		this.#diagnostics = diagnostics;
		this.memoryBytes = limits.memoryBytes;
		this.output = new Printed(limits.output);
		this.errors = new Printed(limits.output);
		const { post, now } = dependencies;
		this.pages = new Pages({
			now,
			post: (part, transfer) => {
				this.isReported = true;
				post({
					...part,
					run
				}, transfer);
			}
		}, limits);
	}
	now() {
		return this.#dependencies.now();
	}
	started() {
		this.isReported = true;
		this.#post({
			type: "running",
			run: this.#run,
			elapsedMs: 0
		});
	}
	beat({ elapsedMs }) {
		this.#post({
			type: "running",
			run: this.#run,
			elapsedMs
		});
	}
	cut(progress) {
		this.#limit = this.#limitAt(progress);
		return this.#limit;
	}
	#limitAt({ elapsedMs, memoryBytes }) {
		if (elapsedMs > this.#limits.timeMs) return "time-limit";
		if (memoryBytes > this.#limits.memoryBytes) return "memory-limit";
		return this.output.isOver || this.errors.isOver ? "output-limit" : void 0;
	}
	/** Reports the end to the page at once, although the program may still run. */
	giveUp(elapsedMs) {
		if (this.#limit !== void 0) this.end({
			outcome: {
				kind: this.#limit,
				line: void 0
			},
			elapsedMs,
			hasBoard: false,
			isMistaken: false
		});
		return "wait";
	}
	deliver() {}
	/** Posts the end, once. */
	end({ outcome, elapsedMs, output, errors, hasBoard, isMistaken, io }) {
		if (this.hasEnded) return;
		this.hasEnded = true;
		const { events } = this.pages;
		this.#post({
			type: "ended",
			run: this.#run,
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
				isMistaken
			}),
			io
		});
	}
	#post(reply) {
		this.#dependencies.post(reply, []);
	}
};
// src/worker/own/shared/ownHost.ts
/** Runs users' programs of one language, one at a time. */
var OwnHost = class {
	#dependencies;
	#language;
	/** The last recorded run. */
	#recorded;
	#latestRun = 0;
	#queue = Promise.resolve();
	constructor(dependencies) {
		this.#dependencies = dependencies;
	}
	/** Queues a request; requests are served in order. */
	receive(request) {
		if (request.type === "run") this.#latestRun = request.run;
		this.#enqueue("run" in request ? request.run : 0, () => this.#serve(request));
	}
	#enqueue(run, serve) {
		this.#queue = this.#queue.then(serve).catch((error) => {
			this.#language = void 0;
			this.#post({
				type: "failed",
				run,
				reason: String(error)
			});
		});
	}
	async #serve(request) {
		switch (request.type) {
			case "ping": return this.#post({
				type: "pong",
				run: request.run
			});
			case "load":
				if (this.#language !== void 0) return this.#post({ type: "loaded" });
				await this.#started();
				return;
			case "run": return this.#record(request);
			case "inspect":
			case "find":
			case "count": return this.#answer(request);
			case "time": return this.#time(request);
			case "grade": return this.#grade(request);
			default: return assertNever(request);
		}
	}
	/** Returns the started language; undefined if loading failed, after reporting `unloaded`. */
	async #started() {
		if (this.#language !== void 0) return this.#language;
		try {
			this.#language = await this.#dependencies.start((bytes, totalBytes) => this.#post({
				type: "fetching",
				bytes,
				totalBytes
			}));
		} catch (error) {
			this.#post({
				type: "unloaded",
				reason: String(error)
			});
			return;
		}
		this.#post({ type: "loaded" });
		return this.#language;
	}
	/** As `#started`, but also undefined if the run is stale, i.e. a newer run was requested. */
	async #startedFor(run) {
		if (run < this.#latestRun) return void 0;
		const language = await this.#started();
		return run < this.#latestRun ? void 0 : language;
	}
	async #record({ run, program, limits }) {
		if (this.#language?.needsRestart(limits) === true) this.#language = void 0;
		const language = await this.#started();
		if (language === void 0) return;
		this.#recorded = {
			run,
			...await recordedRun(language, this.#dependencies, run, program, limits)
		};
		if (this.#recorded.isBroken) this.#language = void 0;
	}
	async #answer(question) {
		const { run, program, limitMs } = question;
		const language = await this.#startedFor(run);
		if (language === void 0) return;
		if (question.type === "count" && !language.countsLines) throw new RangeError("Lines of this language are not counted");
		const alive = (events) => this.#post(sayingOf(question, events));
		const { now } = this.#dependencies;
		const rerunResult = await rerun(language, {
			now,
			alive
		}, program, taskOf(question), limitMs);
		if (rerunResult.isBroken) this.#language = void 0;
		this.#post(answerTo(question, rerunResult, this.#recorded?.run === run ? this.#recorded.digests : []));
	}
	/** Each case gets a working interpreter: one that broke is replaced before the next. */
	async #grade({ run, case: number, program, limits }) {
		if (this.#language?.needsRestart({
			...limits,
			events: 0,
			eventBytes: 0
		}) === true) this.#language = void 0;
		const language = await this.#started();
		if (language === void 0) return;
		const { now } = this.#dependencies;
		const alive = () => this.#post({
			type: "pong",
			run
		});
		const { isBroken, ...graded } = await gradedRun(language, {
			now,
			alive
		}, program, limits);
		if (isBroken) this.#language = void 0;
		this.#post({
			type: "graded",
			run,
			case: number,
			...graded
		});
	}
	async #time({ run, program, mostMs }) {
		const language = await this.#startedFor(run);
		if (language === void 0) return;
		if (language.timed === void 0) throw new RangeError("Programs of this language are not timed");
		const { now } = this.#dependencies;
		const alive = () => this.#post({
			type: "pong",
			run
		});
		this.#continueTiming(run, language, language.timed({
			now,
			alive
		}, program, mostMs));
	}
	/** Requeues itself after each run, so queued requests go first. Drops out if the run or the interpreter is stale. */
	#continueTiming(run, language, timing) {
		if (this.#language !== language || (this.#recorded?.run ?? run) !== run) return;
		const { done, value } = timing.next();
		if (done !== true) {
			setTimeout(() => this.#enqueue(run, () => this.#continueTiming(run, language, timing)));
			return;
		}
		const { isBroken, ...times } = value;
		if (isBroken) this.#language = void 0;
		const isLight = this.#recorded?.run === run && this.#recorded.isLight;
		this.#post({
			type: "timed",
			run,
			...times,
			isLight
		});
	}
	#post(reply) {
		this.#dependencies.post(reply, []);
	}
};
// tests/support/ownTestWorker.ts
/** A worker for users' programs, in this process. */
var LIMITS$1 = {
	timeMs: 12e4,
	memoryBytes: 1 << 29,
	output: 1e5,
	events: 3e7,
	eventBytes: 25e7
};
/** Time limit of a repeated run. */
var LIMIT_MS = 12e4;
function judgeInput(line) {
	return line.replaceAll(".", "0").replace(/.{9}/g, (row) => `${row.split("").join(" ")}\n`);
}
/** @param line 81 digits, `0` or `.` for a blank */
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
/** A worker as the page has it, except that its messages are read here. */
var OwnTestWorker = class {
	replies = [];
	#run = 0;
	#request = 0;
	#case = 0;
	#host;
	#listeners = [];
	/** @param now in milliseconds */
	constructor(start, now = () => performance.now()) {
		this.#host = new OwnHost({
			post: (reply, transfer) => {
				this.replies.push(structuredClone(reply, { transfer: [...transfer] }));
				for (const listener of this.#listeners) listener();
			},
			now,
			start
		});
	}
	send(request) {
		this.#host.receive(request);
	}
	/** The next matching reply, from here on. */
	async reply(isRequested) {
		const from = this.replies.length;
		for (;;) {
			const found = this.replies.slice(from).find(isRequested);
			if (found !== void 0) return found;
			await new Promise((resolve) => this.#listeners = [resolve]);
		}
	}
	async run(ran, limits = {}) {
		const run = ++this.#run;
		const from = this.replies.length;
		const end = this.reply((reply) => reply.type === "ended" && reply.run === run);
		this.send({
			type: "run",
			run,
			program: ran,
			limits: {
				...LIMITS$1,
				...limits
			}
		});
		const ended = await end;
		const replies = this.replies.slice(from);
		const writes = [];
		const lines = [];
		for (const reply of replies) {
			if (reply.type === "again") writes.length = lines.length = 0;
			if (reply.type !== "recorded" && reply.type !== "packed") continue;
			const part = reply.type === "packed" ? unpackedPage(reply.page) : reply;
			for (const write of part.writes) writes.push(write);
			for (const line of part.lines) lines.push(line);
		}
		const cells = [...ran.givens];
		for (const write of writes) cells[write >> 4] = write & 15;
		return {
			...ended,
			writes,
			lines,
			replies,
			replayed: cells.join("")
		};
	}
	/** Runs a program as a judge does. Rejects if the worker fails. */
	async grade(program, limits) {
		const number = ++this.#case;
		const end = this.reply((reply) => reply.type === "failed" || reply.type === "graded" && reply.case === number);
		this.send({
			type: "grade",
			run: 0,
			case: number,
			program,
			limits
		});
		const ended = await end;
		if (ended.type === "failed") throw new Error(ended.reason);
		return ended;
	}
	/** The event after which a line of the latest run is found, with progress reports. */
	async find(program, target, limitMs = LIMIT_MS) {
		return (await this.#answer("found", {
			type: "find",
			...this.#nextRequest(),
			program,
			target,
			limitMs
		})).event;
	}
	/** Counts how often each line of the latest run has run. */
	async count(program, event, limitMs = LIMIT_MS) {
		return (await this.#answer("counted", {
			type: "count",
			...this.#nextRequest(),
			program,
			event,
			limitMs
		})).lines;
	}
	/** The lines around an event of the latest run. */
	async inspect(program, event, lines, limitMs = LIMIT_MS) {
		const inspect = {
			type: "inspect",
			...this.#nextRequest(),
			program,
			event,
			lines,
			limitMs
		};
		return (await this.#answer("inspected", inspect)).inspection;
	}
	#nextRequest() {
		return {
			run: this.#run,
			request: ++this.#request
		};
	}
	/** Sends a request, and waits for its final reply. */
	#answer(type, request) {
		const reply = this.reply((reply) => reply.type === type && "request" in reply && reply.request === request.request);
		this.send(request);
		return reply;
	}
};
// tests/support/cpp.ts
/** The worker for users' C++ programs, in this process and with the real compiler. */
var started;
var cached;
var shared;
/** Starts the compiler, from the files of the package that the app serves. Shared, because it takes long. */
function startedToolchain() {
	started ??= (async () => {
		const compiler = await WebAssembly.compile(await readFile(COMPILER$1));
		return Toolchain.started(compiler, await toolchainFiles());
	})();
	return started;
}
/** The same, with cached results of other tests. */
function cachedToolchain() {
	cached ??= startedToolchain().then((toolchain) => new CachedToolchain(toolchain));
	return cached;
}
/** A browser's cache, without its limits. */
function cache() {
	const kept = /* @__PURE__ */ new Map();
	return {
		kept,
		precompiled: (key) => Promise.resolve(kept.get(key)),
		keep: (key, precompiled) => Promise.resolve(void kept.set(key, precompiled)),
		drop: (key) => Promise.resolve(void kept.delete(key))
	};
}
async function startedCompiler(headers, started = startedToolchain()) {
	const toolchain = await started;
	return new Compiler(toolchain, new PrecompiledHeaders(toolchain, headers));
}
/** Shared, because programs of many tests start with the same headers. */
function sharedCompiler() {
	return shared ??= startedCompiler(cache(), cachedToolchain());
}
/** A worker as the page has it, except that its messages are read here. */
var CppWorker = class extends OwnTestWorker {
	constructor(start = sharedCompiler) {
		super(async () => new CppLanguage(await start()));
	}
};
// src/worker/own/shared/watchdog.ts
var BEAT_EVERY_MS = 200;
/** Interval of repeated interrupts: a bare `except:` may catch one in each of many calls. */
var INTERRUPT_EVERY_MS = 50;
/** Polls per clock read; reading the clock on every poll would cost a twentieth of the run time. */
var POLLS_PER_CHECK = 8;
var GIVE_UP_AFTER_MS = 500;
/** Breaks the interpreter after this time; leaves the page time to terminate this worker first. */
var BREAK_AFTER_MS = 2500;
/** Thrown through the interpreter, which leaves it unusable. */
var Abandoned = class extends Error {};
/** Monitors a running program: the interpreter polls it thousands of times a second, even in the middle of a line. */
var Watchdog = class {
	/** Reason for the interrupt, if any. */
	reason;
	/** Time spent in the program, so far or in total. */
	elapsedMs = 0;
	#attempt;
	#memoryBytes;
	#startMs;
	#beatMs = 0;
	#cutMs = 0;
	#interruptMs = 0;
	#hasGivenUp = false;
	#isBusy = () => false;
	#polls = 0;
	/** @param memoryBytes returns the memory in use, see `Progress` */
	constructor(attempt, memoryBytes = () => 0) {
		this.#attempt = attempt;
		this.#memoryBytes = memoryBytes;
	}
	/** @param isBusy returns true while the program must not be interrupted, which is always brief */
	begin(isBusy = () => false) {
		this.#isBusy = isBusy;
		this.#startMs = this.#attempt.now();
		this.#beatMs = 0;
	}
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
// src/worker/own/shared/ways.ts
/** Modes of watching a program's writes to its board. */
/** Fastest first: stores known to hit the board, all stores, a comparison after each line; `plain` watches nothing. */
var WAYS = {
	narrowed: 0,
	stores: 1,
	lines: 2,
	plain: 3
};
/** Share of events that may come from full board comparisons without slowing the run noticeably. */
var FEW_FOLLOWS = .02;
/** Returns true if recording cost no more per event than usual. */
function isLight(way, { board, follows = Infinity }, events) {
	return way === WAYS.narrowed && board === true && follows <= events * FEW_FOLLOWS;
}
/** Returns the mode to try after a missed write; undefined if none is left or nothing was missed. */
function nextWay(way, { mistaken, narrowed }) {
	if (mistaken !== true || way === WAYS.lines) return void 0;
	return way === WAYS.narrowed && narrowed === true ? WAYS.stores : WAYS.lines;
}
// \0virtual:javascript-realm
var _virtual_javascript_realm_default = "(()=>{var realm=(function(e){Object.defineProperty(e,Symbol.toStringTag,{value:`Module`});var t=class e extends Uint8Array{static from(t){return typeof t==`string`?new e(n(t)):new e(Array.from(t))}static alloc(t,n=0){return new e(t).fill(n)}static allocUnsafe(t){return new e(t)}static isBuffer(t){return t instanceof e}static byteLength(e){return n(e).length}static concat(t){return new e(t.flatMap(e=>Array.from(e)))}toString(e,t=0,n=this.length){return r(this.subarray(t,n))}};function n(e){let t=[];for(let n of e){let e=n.codePointAt(0)??0;e<128?t.push(e):e<2048?t.push(192|e>>6,128|e&63):e<65536?t.push(224|e>>12,128|e>>6&63,128|e&63):t.push(240|e>>18,128|e>>12&63,128|e>>6&63,128|e&63)}return t}function r(e){let t=``;for(let n=0;n<e.length;){let r=e[n++],i=r<128?0:r<224?1:r<240?2:3,a=i===0?r:r&63>>i;for(let t=0;t<i;t++)a=a<<6|e[n++]&63;t+=String.fromCodePoint(a<=1114111?a:65533)}return t}let i=/* @__PURE__ */ new Set([`.`,` `,``,`_`,`*`,`-`,null,`0`,0]);function a(e){let t=o(e);return t===-1?0:t}function o(e){return typeof e==`number`?e>=0&&e<=9&&(e|0)===e?e:-1:typeof e==`string`&&e.length===1&&e>=`1`&&e<=`9`?+e:i.has(e)?0:-1}function s(e){return Array.isArray(e)||ArrayBuffer.isView(e)&&`length`in e}function c(e){let{length:t}=e;return t===81?[{outer:e,offset:0,isFlat:!0}]:t<9||t>12?[]:(t===9?[0]:[0,1]).filter(t=>l(e,t)).map(t=>({outer:e,offset:t,isFlat:!1}))}function l(e,t){for(let n=t;n<t+9;n++){let r=e[n];if(typeof r!=`string`&&!s(r)||r.length<t+9||r.length>12)return!1}return!0}function u({outer:e,offset:t,isFlat:n},r){let i=[];if(n){if(e.length<81)return;for(let t=0;t<81;t++)e[t]!==r[t]&&i.push(t);return i}if(!l(e,t))return;let a=0;for(let n=t;n<t+9;n++){let o=e[n];for(let e=t;e<t+9;e++,a++)o[e]!==r[a]&&i.push(a)}return i}function d({outer:e,offset:t,isFlat:n},r){return n?e[r]:e[Math.floor(r/9)+t][r%9+t]}function f({outer:e,offset:t,isFlat:n},r){if(n)return r===e;for(let n=t;n<t+9;n++)if(e[n]===r)return!0;return!1}function p(e){return typeof e==`string`?e.length===81?{outer:e.split(``),offset:0,isFlat:!0}:void 0:s(e)?c(e).find(({offset:e})=>e===0):void 0}function m({outer:e,offset:t,isFlat:n},r,i){let a=Number(i)-t;if(n)return e===r&&a>=0&&a<81?a:void 0;if(a>=0&&a<9){for(let n=0;n<9;n++)if(e[n+t]===r)return n*9+a}}function h(e,t,n){return u(e,t)?.every(r=>r===n||o(d(e,r))===t[r])??!1}function g(e,t){let n=e.map(e=>t===`numbers`?e:e===0?`.`:String(e));return Array.from({length:9},(e,t)=>n.slice(t*9,t*9+9))}function _(e,t,n){if(e===`module.exports`)return typeof n==`function`?n:void 0;let[r,i]=e.split(`.`),a=t?.();if(a??=n?.[r],i!==void 0){if(typeof a!=`function`)return;let e=Reflect.construct(a,[]),t=e[i]??a[i];return typeof t==`function`?n=>Reflect.apply(t,e,[n]):void 0}return typeof a==`function`?a:void 0}function v(e){return`${Array.from({length:9},(t,n)=>e.slice(n*9,n*9+9).join(` `)).join(`\n`)}\\n`}function y(e){return s(e)&&(e.length>=81||e.length>=9&&typeof e[0]==`object`)}function b(e,t){let n=x(e)??x(t)??[];return Array.from({length:9},(e,t)=>n.slice(t*9,t*9+9).join(` `)).join(`\n`)}function x(e){if(!s(e)&&typeof e!=`string`)return;let t=e,n=[];if(t.length===81)n.push(...Array.from(t));else if(t.length===9)for(let e of Array.from(t))(s(e)||typeof e==`string`)&&n.push(...Array.from(e));return n.length===81?n.map(e=>e===void 0?0:S(e)):void 0}function S(e){let t=Number(e);return Number.isInteger(t)&&t>=0&&t<=9?t:0}let C=.01;function ee(){let e=0;return{now:()=>++e*C,waitUntil:t=>{e=Math.max(e,Math.round(t/C))}}}function w(e){let t=Date;function n(...n){let r=new.target;if(r===void 0)return new t(e()).toString();let i=n.length===0?[e()]:n;return Reflect.construct(t,i,r)}Object.defineProperty(n,\"name\",{value:`Date`}),Object.defineProperty(n,\"length\",{value:7});let r=Object.assign(n,{UTC:t.UTC,parse:t.parse,now:()=>Math.floor(e())});return Object.defineProperty(r,\"prototype\",{value:t.prototype,writable:!1}),Object.defineProperty(t.prototype,\"constructor\",{value:r}),r}function te(){let e=2654435769,t=()=>{e=e+1831565813|0;let t=Math.imul(e^e>>>15,1|e);return t=t+Math.imul(t^t>>>7,61|t)^t,(t^t>>>14)>>>0};return()=>(t()*2097152+(t()>>>11))/9007199254740992}let T=/^[a-zA-Z_][a-zA-Z_0-9]*$/;function E(e,t={}){let{depth:n=2,breakLength:r=80,maxArrayLength:i=100}=t;return D({depth:n,breakLength:r,maxArrayLength:i,seen:[],indentation:0,currentDepth:0},e,0)}function D(e,t,n){return typeof t==`function`?A(e,t,n):typeof t!=`object`||!t?O(e,t):A(e,t,n)}function O(e,t){if(typeof t==`string`){if(!(t.length>16&&t.length>e.breakLength-e.indentation-4))return k(t);let n=` +\\n${` `.repeat(e.indentation+2)}`;return t.split(/(?<=\\n)/).map(k).join(n)}return typeof t==`bigint`?`${t}n`:Object.is(t,-0)?`-0`:String(t)}function k(e){let t=e.includes(`'`)?e.includes(`\"`)?e.includes(\"`\")?`'`:\"`\":`\"`:`'`,n=JSON.stringify(e).slice(1,-1).replaceAll(`\\\\\"`,`\"`).replaceAll(/\\\\u00(..)/g,(e,t)=>`\\\\x${t.toUpperCase()}`);return t+(t===`'`?n.replaceAll(`'`,`\\\\'`):n)+t}function A(e,t,n){if(e.seen.includes(t))return`[Circular *1]`;let r=M(e,t,n),i=L(t);if(r.open===``&&i.length===0)return r.base;if(n>e.depth)return`[${P(t)}]`;e.seen.push(t),e.currentDepth=n;let{base:a}=r,o=r.open===``?`{`:r.open,s=r.open===``?`}`:r.close,c=r.entries();for(let r of i)c.push(B(e,t,r,n));e.seen.pop();let l=c.some(e=>e.includes(`[Circular *1]`))&&e.seen.length===0;if(c.length===0)return`${a===``?``:`${a} `}${o}${s}`;let u=ie(e,c,{base:a,open:o,close:s,level:n,list:r.isArray?t:void 0});return l?`<ref *1> ${u}`:u}function j(e){return{base:e,open:``,close:``,isArray:!1,entries:()=>[]}}function M(e,t,n){let r=P(t);if(Array.isArray(t))return{base:``,open:r===`Array`?`[`:`${r}(${t.length}) [`,close:`]`,isArray:!0,entries:()=>z(e,t,n)};if(ArrayBuffer.isView(t)&&`length`in t){let i=t;return{base:``,open:`${r}(${i.length}) [`,close:`]`,isArray:!0,entries:()=>z(e,i,n)}}let i={close:`}`,isArray:!1,base:``};if(t instanceof Set)return{...i,open:`${r}(${t.size}) {`,entries:()=>ne(e,t,n)};if(t instanceof Map)return{...i,open:`${r}(${t.size}) {`,entries:()=>re(e,t,n)};if(typeof t==`function`)return j(F(t));if(t instanceof Error)return j(I(t));if(t instanceof RegExp)return j(String(t));if(t instanceof Date)return j(Number.isNaN(t.getTime())?`Invalid Date`:t.toISOString());if(/^(?:Number|String|Boolean)$/.test(r))return j(`[${r}: ${O(e,t.valueOf())}]`);if(t instanceof Promise||t instanceof WeakMap||t instanceof WeakSet)return{...i,open:`${r} {`,entries:()=>[`<items unknown>`]};let a=N(t,r);return{...i,open:r===`Object`&&a===``?`{`:`${r}${a} {`,entries:()=>[]}}function N(e,t){let n=e[Symbol.toStringTag];return typeof n==`string`&&n!==``&&n!==t?` [${n}]`:``}function P(e){for(let t=e;t!==null;t=Object.getPrototypeOf(t)){let e=Object.getOwnPropertyDescriptor(t,`constructor`)?.value;if(typeof e==`function`&&e.name!==``)return e.name}return`[Object: null prototype]`}function F(e){let{name:t}=e;if(!Function.prototype.toString.call(e).startsWith(`class`))return typeof t==`string`&&t!==``?`[Function: ${t}]`:`[Function (anonymous)]`;let n=Object.getPrototypeOf(e),r=n.name===void 0||n.name===``?``:` extends ${n.name}`;return`[class ${typeof t==`string`&&t!==``?t:`(anonymous)`}${r}]`}function I(e){let t=typeof e.stack==`string`?e.stack.trimEnd():``,n=e.message===``?e.name:`${e.name}: ${e.message}`;return t===``?`[${n}]`:`${n}\\n${t}`}function L(e){let t=Array.isArray(e)||ArrayBuffer.isView(e),n=Object.keys(e).filter(e=>!t||!/^\\d+$/.test(e)),r=t=>Object.prototype.propertyIsEnumerable.call(e,t),i=[...n,...Object.getOwnPropertySymbols(e).filter(r)];return e instanceof Error?i.filter(e=>e!==`stack`&&e!==`message`):i}function R(e,t,n){e.indentation+=2;let r=D(e,t,n+1);return e.indentation-=2,r}function z(e,t,n){let r=[],i=0;for(;i<t.length&&r.length<e.maxArrayLength;){let a=i;for(;i<t.length&&!Object.hasOwn(t,i);)i++;let o=i-a;o>0?r.push(`<${o} empty item${o>1?`s`:``}>`):r.push(R(e,t[i++],n))}let a=t.length-i;return a>0&&r.push(`... ${a} more item${a>1?`s`:``}`),r}function ne(e,t,n){return[...t].map(t=>R(e,t,n))}function re(e,t,n){return[...t].map(([t,r])=>`${R(e,t,n)} => ${R(e,r,n)}`)}function B(e,t,n,r){let i=Object.getOwnPropertyDescriptor(t,n),a=i?.get===void 0?i?.set===void 0?R(e,i?.value,r):`[Setter]`:i.set===void 0?`[Getter]`:`[Getter/Setter]`;return typeof n==`symbol`?`[${String(n)}]: ${a}`:`${T.test(n)?n:k(n)}: ${a}`}function ie(e,t,n){let{base:r,open:i,close:a,level:o,list:s}=n,c=s!==void 0&&t.length>6?ae(e,t,s):t,l=r===``?``:`${r} `;if(e.currentDepth-o<3&&t.length===c.length){let t=c.length+e.indentation+i.length+r.length+10,n=c.reduce((e,t)=>e+t.length,c.length+t),o=c.join(`, `);if(n<=e.breakLength&&!r.includes(`\n`)&&!o.includes(`\n`))return`${l}${i} ${o} ${a}`}let u=`\\n${` `.repeat(e.indentation)}`;return`${l}${i}${u}  ${c.join(`,${u}  `)}${u}${a}`}function ae(e,t,n){let r=n,i=e.maxArrayLength<t.length,a=i?t.length-1:t.length,o=t.slice(0,a).map(({length:e})=>e),s=o.reduce((e,t)=>e+t+2,0),c=Math.max(...o),l=c+2;if(l*3+e.indentation>=e.breakLength||s/l<=5&&c>6)return t;let u=Math.max(l-3-Math.sqrt(l-s/t.length),1),d=Math.min(Math.round(Math.sqrt(2.5*u*a)/u),Math.floor((e.breakLength-e.indentation)/l),12,15);if(d<=1)return t;let f=Array.from({length:d},(e,t)=>{let n=0;for(let e=t;e<a;e+=d)n=Math.max(n,o[e]);return n+2}),p=t.every((e,t)=>typeof r[t]==`number`||typeof r[t]==`bigint`),m=[];for(let e=0;e<a;e+=d){let n=Math.min(e+d,a),r=t.slice(e,n).map((t,r)=>{let i=e+r===n-1,a=i?t:`${t}, `;return p?a.padStart(f[r]-(i?2:0)):i?a:a.padEnd(f[r])});m.push(r.join(``))}return i?[...m,t[a]]:m}function V(...e){let[t]=e;if(typeof t!=`string`)return e.map(H).join(` `);let n=1;return[e.length===1?t:t.replaceAll(/%[sdifjoOc%]/g,t=>t===`%%`?`%`:n<e.length?oe(t,e[n++]):t),...e.slice(n).map(H)].join(` `)}function H(e){return typeof e==`string`?e:E(e)}function oe(e,t){switch(e){case`%s`:return typeof t==`object`&&t?E(t,{depth:0}):H(t);case`%d`:return typeof t==`bigint`?`${t}n`:E(Number(t));case`%i`:return E(Number.parseInt(String(t),10));case`%f`:return E(Number.parseFloat(String(t)));case`%j`:return JSON.stringify(t)??`undefined`;case`%c`:return``;default:return E(t,e===`%o`?{depth:4}:{})}}function se({write:e,now:t}){let n=``,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map,a=(t,r)=>e(t,`${n===``?r:n+r.replaceAll(`\n`,`\\n${n}`)}\\n`),o=(...e)=>a(1,V(...e)),s=(...e)=>a(2,V(...e)),c=(...e)=>{e.length>0&&o(...e),n+=`  `},l=e=>`${e}: ${(t()-(i.get(e)??t())).toFixed(3)}ms`;return{log:o,info:o,debug:o,warn:s,error:s,trace:(...e)=>s(`Trace:`,...e),dir:(e,t)=>a(1,E(e,t)),table:(e,t)=>a(1,ce(e,t)),group:c,groupCollapsed:c,groupEnd:()=>{n=n.slice(2)},assert:(e,...t)=>{e||s(t.length===0?`Assertion failed`:`Assertion failed:`,...t)},count:(e=`default`)=>{r.set(e,(r.get(e)??0)+1),o(`${e}: ${r.get(e)}`)},countReset:(e=`default`)=>r.delete(e),time:(e=`default`)=>i.set(e,t()),timeLog:(e=`default`,...t)=>o(l(e),...t),timeEnd:(e=`default`)=>{o(l(e)),i.delete(e)}}}function U(e){return(typeof e==`object`||typeof e==`function`)&&e!==null}function W(e){return E(e,{depth:U(e)&&!Array.isArray(e)&&Object.keys(e).length>2?-1:0,maxArrayLength:3,breakLength:1/0})}function ce(e,t){if(!U(e))return H(e);let n=e instanceof Map,r=e instanceof Set||n?[...e].map((e,t)=>[String(t),e]):Object.entries(e);if(e instanceof Set)return le([`(iteration index)`,`Values`],r.map(([e,t])=>[e,W(t)]));if(n)return le([`(iteration index)`,`Key`,`Values`],r.map(([e,t])=>[e,...t.map(W)]));let i=[...new Set(t??r.flatMap(([,e])=>U(e)?Object.keys(e):[]))],a=t===void 0&&r.some(([,e])=>!U(e));return le([`(index)`,...i,...a?[`Values`]:[]],r.map(([e,t])=>[e,...i.map(e=>U(t)&&Object.hasOwn(t,e)?W(t[e]):``),...a?[U(t)?``:W(t)]:[]]))}function le(e,t){let n=e.map((e,n)=>Math.max(e.length,...t.map(e=>e[n].length))+2),r=(e,t,r)=>e+n.map(e=>`─`.repeat(e)).join(t)+r,i=e=>`│${e.map((e,t)=>` ${e}`.padEnd(n[t])).join(`│`)}│`;return[r(`┌`,`┬`,`┐`),i(e),r(`├`,`┼`,`┤`),...t.map(i),r(`└`,`┴`,`┘`)].join(`\n`)}let G=`/home/program`,ue=`${G}/program.js`;function de(e){let t=e.startsWith(`/`),n=[];for(let r of e.split(`/`))r!==``&&r!==`.`&&(r===`..`?n.length>0&&n.at(-1)!==`..`?n.pop():t||n.push(r):n.push(r));let r=n.join(`/`);return t?`/${r}`:r===``?`.`:r}function fe(...e){return de(e.map(String).join(`/`))}function K(...e){let t=e.map(String),n=t.findLastIndex(e=>e.startsWith(`/`));return fe(...n<0?[G,...t]:t.slice(n))}function pe(e,t=``){let n=String(e).replace(/\\/+$/,``).split(`/`).at(-1)??``,r=String(t);return r!==``&&n!==r&&n.endsWith(r)?n.slice(0,-r.length):n}function me(e){let t=String(e).replace(/\\/+$/,``),n=t.lastIndexOf(`/`);return n<0?`.`:n===0?`/`:t.slice(0,n)}function he(e){return/(?<=[^/])\\.[^./]*$/.exec(pe(e))?.[0]??``}function ge(){let e={join:fe,resolve:K,normalize:e=>de(String(e)),isAbsolute:e=>String(e).startsWith(`/`),relative:(e,t)=>{let n=`${K(e)}/`,r=K(t);return r.startsWith(n)?r.slice(n.length):r},parse:e=>{let[t,n]=[pe(e),he(e)];return{root:``,dir:me(e),base:t,ext:n,name:pe(t,n)}},sep:`/`,delimiter:`:`,basename:pe,dirname:me,extname:he};return Object.assign(e,{posix:e})}let _e=/^(?:0|\\/dev\\/stdin|\\/dev\\/fd\\/0|\\/proc\\/self\\/fd\\/0)$/,ve=/^\\/(?:bin|boot|dev|etc|lib|proc|root|sbin|sys|usr|var)\\//;var ye=class{stdin;log;#e;#t=/* @__PURE__ */ new Set;#n=/* @__PURE__ */ new Map;#r=/* @__PURE__ */ new Set([G,`/`]);constructor(e,t,n){this.stdin=e,this.log=t,this.#e=n}get standIns(){return[...this.#t]}get written(){return[...this.#n.values()].map(({name:e,text:t})=>({name:e,text:t}))}isStdin(e){return _e.test(q(e))}has(e){let t=K(q(e));return this.isStdin(e)||this.#n.has(t)||this.#r.has(t)}require(e,t){if(!this.has(e))throw xe(q(e),t)}read(e){if(this.isStdin(e))return this.stdin.file();if(typeof e!=`string`&&typeof e!=`object`)throw Object.assign(/* @__PURE__ */ TypeError(`The \"path\" argument must be of type string or an instance of Buffer or URL. Received ${typeof e}`),{code:`ERR_INVALID_ARG_TYPE`});let t=q(e),n=this.#n.get(K(t));if(n!==void 0)return n.text;if(ve.test(t))throw xe(t,`open`);let{lineEnd:r,argument:i,text:a,isAtJudge:o}=this.#e;if(o)throw xe(t,`open`);return this.#t.add(t===i?`process.argv[2]`:be(t)),this.log.read(),r===`\n`?a:a.replaceAll(/\\r?\\n/g,r)}isInput(e){return!this.#n.has(K(q(e)))}write(e,t,n){let r=K(q(e)),i=this.#n.get(r),a=((n&&i!==void 0?i.text:``)+t).slice(0,this.#e.limit);i===void 0?this.#n.size<16&&this.#n.set(r,{name:be(q(e)),text:a}):i.text=a}remove(e){this.require(e,`unlink`),this.#n.delete(K(q(e)))}addFolder(e){this.#r.add(K(q(e)))}list(e){let t=`${K(q(e))}/`.replace(`//`,`/`);return[...this.#n.keys()].filter(e=>e.startsWith(t)).map(e=>e.slice(t.length)).filter(e=>!e.includes(`/`))}};function q(e){return String(e).replace(/^file:\\/\\//,``)}function be(e){return e.startsWith(`/home/program/`)?e.slice(14):e}function xe(e,t){let n=/* @__PURE__ */ Error(`ENOENT: no such file or directory, ${t} '${e}'`);return Object.assign(n,{errno:-2,code:`ENOENT`,syscall:t,path:e})}function Se({lines:e},t,n){let r=(e,t)=>{if(e<=0&&t>=81)return!0;let r=n();return e<=r&&r<=t};return e.some(([e,n,i])=>e===t&&r(n,i))}function Ce(e,t,n){let{from:r,to:i,direction:a}=t,o={on:!1},s,c=!1;e.limitParts(t=>{let n=e.eventsHandedOver();n>i?l():n>=r&&(o.on=!c);let a=(n<r?r:i+1)-n;return a>0?Math.min(t,a):t});function l(){c||(c=!0,o.on=!1,n(s))}return{tracing:o,ran(n){!c&&Se(t,n,e.depth)&&(s=e.events(),a===`forward`&&l())},end:l}}var we=class{use=`unread`;read(){this.use===`unread`&&(this.use=`read`)}overread(){this.use=`overread`}},Te=class{calls=[];#e=/* @__PURE__ */ new Map;numberOf(e,t,n){let r=`${e} ${t} ${n.join()}`,i=this.#e.get(r);return i===void 0?(this.#e.set(r,this.calls.length),this.calls.push([e,t,n])-1):i}};function Ee(){let e=[],t=/* @__PURE__ */ new Map,n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new WeakMap;function i(e){if(typeof e!=`object`||!e)return o(J(e,2));let t=n.get(e);if(t!==void 0)return t;let r=a(e)??o(J(e,2));return n.set(e,r),r}function a(e){let t=s(e)?Oe(e,2):void 0;if(t===void 0)return;let n=r.get(e);if(n?.signature===t)return n.number;let i=o(J(e,2));return r.set(e,{signature:t,number:i}),i}function o(n){let r=t.get(n);return r===void 0?(t.set(n,e.length),e.push(n)-1):r}return{texts:e,isFixed:t=>!/^[[{]/.test(e[t]),forget:()=>{n=/* @__PURE__ */ new Map},variables(e,t){let n=[];if(typeof t!=`function`)return n;for(let r=0;r<e.length&&n.length<30;r++)try{let a=Reflect.apply(t,void 0,[r]);if(typeof a==`function`)continue;let o=De(a);if(o===void 0){e[r]!==`this`&&n.push([e[r],i(a)]);continue}for(let[t,a]of o.slice(0,30-n.length))typeof a!=`function`&&n.push([`${e[r]}.${t}`,i(a)])}catch{}return n}}}function De(e){if(typeof e!=`object`||!e)return;let t=Object.getPrototypeOf(e);if(t===null||t===Object.prototype||s(e))return;let n=Object.getOwnPropertyDescriptor(t,`constructor`)?.value;if(typeof n!=`function`||Function.prototype.toString.call(n).includes(`[native code]`))return;let r=Object.entries(e);return r.length===0?void 0:r}function J(e,t){if(typeof e==`boolean`)return e?`true`:`false`;if(typeof e==`number`&&Number.isFinite(e)&&!Object.is(e,-0))return String(e);if(typeof e==`string`)return JSON.stringify(je(e));if(s(e)&&t>0){let n=[];for(let r=0;r<e.length&&r<81;r++)n.push(J(e[r],t-1));return e.length>81&&n.push(`{\"text\":\"…\"}`),`[${n.join()}]`}return e instanceof Set&&t>0?`{\"set\":[${[...e].slice(0,81).toSorted(Ae).map(e=>J(e,t-1)).join()}]}`:JSON.stringify({text:je(E(e,{depth:2,breakLength:1/0}))})}function Oe(e,t){let n=[],r=!0;for(let i=0;i<e.length;i++){let a=e[i];if(typeof a==`number`||typeof a==`string`||typeof a==`boolean`)continue;r=!1;let o=s(a)?t===1?void 0:Oe(a,t-1):ke(a);if(o===void 0)return;n.push(o)}return r?Array.prototype.join.call(e):n.length===e.length?n.join(`;`):void 0}function ke(e){if(typeof e!=`object`||!e)return;let t=Object.entries(e);if(t.length===0||t.length>8)return;let n=`{`;for(let[e,r]of t){if(typeof r==`object`&&r||typeof r==`function`)return;n+=typeof r==`string`?`${e}:${JSON.stringify(r)},`:`${e}:${String(r)},`}return n}function Ae(e,t){return typeof e==`number`&&typeof t==`number`?e-t:String(e)<String(t)?-1:1}function je(e){return e.length<=80?e:`${e.slice(0,79)}…`}function Me(e,{event:t,room:n,scopes:r,deliver:i}){let a=Math.max(0,t-12-1),o={on:!1},s=[],c=Ee(),l=new Te,u=[],d,f,p=!1;e.limitParts(n=>{let r=e.eventsHandedOver();r>=a&&(o.on=!p);let i=(r<a?a:t)-r;return i>0?Math.min(n,i):n});function m(t){d={frame:t,line:t.l,scope:t.s,read:t.r,before:e.events()}}function h(){if(d===void 0||p)return;let{frame:r,line:i,scope:a,read:o,before:s}=d,l=e.events();c.forget();let m={before:s,after:l,line:i,stack:g(r,i,a,o)};f?.frame===r&&f.line===i&&f.before===s&&l===s?u[u.length-1]=m:u.push(m),f={...d,before:l},d=void 0,l<t?u.length>n&&(u=u.slice(-(n>>1))):u.length>=n&&(l>t||u.length>=n*4)&&y(`enough`)}function g(e,t,n,r){return[...s.slice(0,Math.max(0,s.lastIndexOf(e))).slice(-59).map(_),v(e.name,t,n,r)]}function _(e){if(e.known!==void 0&&e.known.read===e.r)return e.known.call;let t=v(e.name,e.l,e.s,e.r);return l.calls[t][2].every(([,e])=>c.isFixed(e))&&(e.known={read:e.r,call:t}),t}function v(e,t,n,i){let a=c.variables(r[n]??[],i);return l.numberOf(e,t,a)}function y(n){if(p)return;p=!0,o.on=!1;let r=a===0?0:Math.max(0,u.findIndex(({before:e,after:t})=>e<t)),s=u.slice(r),d=s.at(-1)?.after??e.events(),f=s.length>0&&s[0].before<s[0].after?s[0].after:a;i(JSON.stringify({from:Math.min(f,d),to:n===`ended`||n===`cut`&&d<t?d:Math.max(t,d-1),calls:l.calls,lines:s.map(({before:e,after:t,line:n,stack:r})=>[e,t,n,r])}),`[${c.texts.join()}]`)}return{tracing:o,begin:()=>{o.on=a===0},enter(e,t,n,r){let i={name:e,l:t,s:n,r:r===!1?0:r};return o.on&&h(),s.push(i),o.on&&s.length>1&&m(i),i},leave(e){o.on&&h();let t=s.lastIndexOf(e);t>=0&&(s.length=t);let n=s.at(-1);o.on&&(n===void 0?d=void 0:m(n))},line(e){if(h(),s.at(-1)!==e){let t=s.lastIndexOf(e);t>=0?s.length=t+1:s.push(e)}o.on&&m(e)},suspend(e,t){o.on&&h();let n=s.lastIndexOf(e);return n>=0&&(s.length=n),t},resume(e,t){return s.at(-1)!==e&&s.push(e),o.on&&m(e),t},end:e=>{h(),y(e?`cut`:`ended`)}}}var Y=class{#e=/* @__PURE__ */ new Map;on(e,t){return this.#t(e,{listener:t,isOnce:!1})}addListener(e,t){return this.on(e,t)}once(e,t){return this.#t(e,{listener:t,isOnce:!0})}off(e,t){let n=this.#e.get(e)??[],r=n.findLastIndex(e=>e.listener===t);return r>=0&&this.#e.set(e,n.toSpliced(r,1)),this}removeListener(e,t){return this.off(e,t)}removeAllListeners(e){return e===void 0?this.#e.clear():this.#e.delete(e),this}setMaxListeners(){return this}listenerCount(e){return this.#e.get(e)?.length??0}emit(e,...t){let n=this.#e.get(e)??[];for(let{listener:r,isOnce:i}of n)i&&this.off(e,r),Reflect.apply(r,this,t);return n.length>0}#t(e,t){return this.#e.set(e,[...this.#e.get(e)??[],t]),this.emit(`newListener`,e,t.listener),this}},Ne=class extends Y{#e;#t;#n;#r;#i=[];#a=!1;#o=!1;#s=`> `;constructor(e,t,n){super(),this.#e=t,this.#t=n,this.#n=e,this.resume()}get#c(){if(this.#r===void 0){let e=this.#n.take().split(`\n`);e.at(-1)===``&&e.pop(),this.#r=e.map(e=>e.replace(/\\r$/,``))}return this.#r}on(e,t){return super.on(e,t),e===`line`&&this.#e.soon(()=>this.#l()),this}resume(){return this.#o||this.#a||(this.#o=!0,this.#e.soon(()=>this.#l())),this}pause(){return this}question(e,...t){this.#t(e);let n=t.at(-1);typeof n==`function`&&this.#i.push(n),this.#e.soon(()=>this.#l())}setPrompt(e){this.#s=e}prompt(){this.#t(this.#s),this.resume()}write(){}close(){this.#a||(this.#a=!0,this.emit(`close`))}[Symbol.asyncIterator](){let e=!1,t={[Symbol.asyncIterator]:()=>t,next:async()=>{await Promise.resolve();let t=this.#c.shift();return t===void 0?(e&&this.#n.log?.overread(),e=!0,this.close(),{value:void 0,done:!0}):{value:t,done:!1}},return:async()=>(await Promise.resolve(),this.close(),{value:void 0,done:!0})};return t}#l(){let e=()=>this.#i.length>0||this.listenerCount(`line`)>0;for(;e()&&this.#c.length>0;){let e=this.#i.shift(),t=this.#c.shift()??``;e===void 0?this.emit(`line`,t):e(t)}this.#i.length>0&&this.#n.log?.overread(),this.#r?.length===0&&this.#e.soon(()=>this.close())}},Pe=class extends Y{fd=0;isTTY=!1;log;#e;#t;#n;#r=!1;#i=!1;constructor(e,t,n){super(),this.#e=e,this.#t=t,this.log=n}take(){return this.#i?``:(this.#i=!0,this.log?.read(),this.#e())}on(e,t){return super.on(e,t),(e===`data`||e===`readable`||e===`end`)&&this.resume(),this}setEncoding(e=`utf8`){return this.#n=e,this}resume(){return this.#r||(this.#r=!0,this.#t.soon(()=>{let e=this.listenerCount(`readable`)>0;e&&this.emit(`readable`);let t=this.#o();t!==void 0&&(t!==``&&this.emit(`data`,this.#a(t)),e&&this.emit(`readable`),this.#t.soon(()=>{this.emit(`end`),this.emit(`close`)}))})),this}read(){let e=this.take();return e===``?null:this.#a(e)}pipe(e){return this.on(`data`,t=>e.write(t)),this.on(`end`,()=>e.end?.()),e}pause(){return this}unref(){return this}ref(){return this}close(){}destroy(){return this}async*[Symbol.asyncIterator](){await Promise.resolve();let e=this.take();e!==``&&(yield this.#a(e))}#a(e){return this.#n===void 0?t.from(e):e}#o(){try{return this.take()}catch(e){if(!this.emit(`error`,e))throw e;return}}};let Fe=/^(?:1|\\/dev\\/stdout)$/,Ie=/^(?:2|\\/dev\\/stderr)$/;function Le(e){return ArrayBuffer.isView(e)?t.from(e).toString():String(e)}function Re(e,t){let n=ze(e,t);return typeof n==`string`&&n.startsWith(`a`)}function ze(e,t){return typeof e==`object`&&e?e[t]:t===`encoding`&&typeof e==`string`?e:void 0}function Be({files:e,tasks:n,write:r}){let i=/* @__PURE__ */ new Map,a={path:0,bytes:void 0,at:0,isAtEnd:!1},o=e=>typeof e==`number`&&i.has(e)?i.get(e)?.path:e;function s(n,r){let i=e.read(o(n));return typeof ze(r,`encoding`)==`string`?i:t.from(i)}function c(t,n,i){let a=o(t),s=Le(n);return Fe.test(String(a))?r(1,s):Ie.test(String(a))?r(2,s):e.write(a,s,i||a!==t),s.length}let l=(e,t,n)=>{c(e,t,Re(n,`flag`))},u=(e,t)=>{c(e,t,!0)};function d(t,n=`r`){if(e.isStdin(t))return 0;String(n).startsWith(`w`)&&e.write(t,``,!1);let r=3+i.size;return i.set(r,{path:t,bytes:void 0,at:0,isAtEnd:!1}),r}function f(n,r,...o){let s=n===0?a:i.get(Number(n));if(s===void 0)throw Object.assign(/* @__PURE__ */ Error(`EBADF: bad file descriptor, read`),{code:`EBADF`});s.bytes??=t.from(e.read(s.path));let[c,l,u]=o.map(e=>typeof e==`number`?e:void 0),d=u??s.at,f=c??0,p=s.bytes.subarray(d,d+Math.min(l??1/0,r.length-f));return r.set(p,f),u===void 0&&(s.at+=p.length),p.length===0&&r.length>f&&(s.isAtEnd&&e.log.overread(),s.isAtEnd=!0),p.length}function p(t,r){if(e.isStdin(t)||ze(r,`fd`)===0)return e.stdin;let i=new Pe(()=>e.read(t),n,e.isInput(t)?e.log:void 0),a=ze(r,`encoding`);return typeof a==`string`?i.setEncoding(a):i}function m(t,r){let i=new Y;return!Re(r,`flags`)&&!Fe.test(String(t))&&e.write(t,``,!1),Object.assign(i,{writable:!0,write:(e,...n)=>{c(t,e,!0);let r=n.at(-1);return typeof r==`function`&&queueMicrotask(r),!0},end:e=>(e!==void 0&&typeof e!=`function`&&c(t,e,!0),n.soon(()=>{i.emit(`finish`),i.emit(`close`)}),i),close:()=>void 0})}let h=n=>{let r=o(n);return r===n&&e.require(r,`stat`),{size:r===0?t.byteLength(e.stdin.text):0,isFile:()=>!0,isDirectory:()=>!1}},g=t=>e.remove(t),_=t=>e.addFolder(t),v=t=>e.list(t),y=t=>e.require(t,`access`),b={readFile:s,writeFile:l,appendFile:u,access:y,stat:h,unlink:g,rm:g,mkdir:_,readdir:v},x=Object.fromEntries(Object.entries(b).map(([e,t])=>[e,(...e)=>{let r=e.at(-1);n.soon(()=>{let n;try{n=Reflect.apply(t,void 0,e.slice(0,-1))}catch(e){return r(e)}return r(null,n)})}])),S=Object.fromEntries(Object.entries(b).map(([e,t])=>[e,async(...e)=>(await Promise.resolve(),Reflect.apply(t,void 0,e))])),C=async(e,t)=>{await Promise.resolve();let r=d(e,t);return{fd:r,readFile:e=>S.readFile(r,e),writeFile:e=>S.writeFile(r,e),appendFile:e=>S.appendFile(r,e),write:e=>S.appendFile(r,e),readLines:()=>new Ne(p(e),n,()=>void 0),close:()=>Promise.resolve()}};return{...x,readFileSync:s,writeFileSync:l,appendFileSync:u,writeSync:(e,t)=>c(e,t,!0),existsSync:t=>e.has(t),exists:(t,r)=>n.soon(()=>r(e.has(t))),accessSync:y,statSync:h,lstatSync:h,fstatSync:h,unlinkSync:g,rmSync:g,mkdirSync:_,readdirSync:v,openSync:d,closeSync:()=>void 0,readSync:f,createReadStream:p,createWriteStream:m,constants:{F_OK:0,R_OK:4,W_OK:2},promises:{...S,open:C}}}let Ve=/^(?:chai|mocha|jest|vitest|@jest\\/globals|@codewars\\/.*|ava|tape|jasmine|test|expect|should|sinon|fast-check)$/,He=/^\\.{1,2}\\/.*(?:test|spec|assert)/i,Ue=[`Test`,`describe`,`context`,`suite`,`it`,`xit`,`test`,`expect`,`assert`,`chai`,`jest`,`before`,`after`,`beforeEach`,`afterEach`,`beforeAll`,`afterAll`];function We(e){return Ve.test(e)||He.test(e)}function Ge(){let e=new Proxy(function(){},{get:(t,n)=>n===Symbol.toPrimitive?()=>``:n===`then`||typeof n==`symbol`?void 0:e,set:()=>!0,apply:()=>e,construct:()=>e});return e}function Ke(e){let t=/* @__PURE__ */ new Map,n=qe(e),r=Be(e),i=e=>{let a=String(e).replace(/^node:/,``);if(a===`fs`)return r;if(a===`fs/promises`)return r.promises;if(a===`module`)return{createRequire:()=>i};if(We(a))return Ge();let o=n[a];if(o===void 0||!Object.hasOwn(n,a)){let t=/* @__PURE__ */ Error(`Cannot find module '${String(e)}'`);throw Object.assign(t,{code:`MODULE_NOT_FOUND`})}return t.has(a)||t.set(a,o()),t.get(a)};return i}function qe(e){let{process:n,performance:r}=e;return{readline:()=>Je(e),\"readline/promises\":()=>Je(e).promises,events:()=>Object.assign(Y,{EventEmitter:Y}),util:()=>Ye(e),os:()=>({EOL:`\n`,cpus:()=>[],platform:()=>`linux`}),path:()=>ge(),url:()=>Ze(),process:()=>n,buffer:()=>({Buffer:t}),perf_hooks:()=>({performance:r}),timers:()=>e.tasks.globals,assert:()=>tt()}}function Je({files:e,tasks:t,write:n}){let r=r=>{let i=typeof r==`object`&&r&&`input`in r?r.input:r;return new Ne(i instanceof Pe?i:e.stdin,t,e=>n(1,e))};return{Interface:Ne,createInterface:r,promises:{createInterface:e=>{let t=r(e),n=t.question.bind(t);return Object.assign(t,{question:e=>new Promise(t=>n(e,t))})}}}}function Ye({format:e}){return{inspect:E,format:e,isDeepStrictEqual:(e,t)=>E(e,Xe)===E(t,Xe),promisify:e=>(...t)=>new Promise((n,r)=>{e(...t,(e,t)=>e?r(e):n(t))})}}let Xe={depth:1/0,maxArrayLength:1/0};function Ze(){return{fileURLToPath:e=>String(e).replace(/^file:\\/\\//,``),pathToFileURL:e=>({href:`file://${K(e)}`,pathname:K(e),toString:()=>`file://${K(e)}`})}}function Qe(e,t){if(e)return;if(t instanceof Error)throw t;let n=Error(typeof t==`string`?t:`Assertion failed`);throw Object.assign(n,{name:`AssertionError`,code:`ERR_ASSERTION`})}function $e(e,t,n){Qe(Object.is(e,t),n)}function et(e,t,n){Qe(E(e,Xe)===E(t,Xe),n)}function tt(){return Object.assign(Qe,{ok:Qe,equal:$e,strictEqual:$e,deepEqual:et,deepStrictEqual:et})}function nt({stdin:e,clock:t,argv:n,write:r,exit:i}){let a=new Y,o=!1,s=()=>BigInt(Math.round(t.now()*1e6)),c=e=>{let[n,r]=[Math.floor(t.now()/1e3),Math.round(t.now()*1e6)%1e9];if(e===void 0)return[n,r];let i=(n-e[0])*1e9+r-e[1];return[Math.floor(i/1e9),i%1e9]},l=Object.assign(a,{stdin:e,stdout:rt(r,1),stderr:rt(r,2),argv:[...n],env:{},exitCode:void 0,platform:`linux`,pid:1,title:`node`,arch:`x64`,version:`v20.0.0`,versions:{node:`20.0.0`},exit:e=>{let t=Number(e??l.exitCode??0);o||(o=!0,l.emit(`exit`,t)),i(t)},abort:()=>i(134),cwd:()=>`/home/program`,uptime:()=>t.now()/1e3,memoryUsage:()=>({rss:0,heapTotal:0,heapUsed:0,external:0,arrayBuffers:0}),nextTick:(e,...t)=>queueMicrotask(()=>e(...t)),hrtime:Object.assign(c,{bigint:s})});return l}function rt(e,t){let n=new Y;return Object.assign(n,{fd:t,isTTY:!1,writable:!0,write:(n,...r)=>{e(t,String(n));let i=r.at(-1);return typeof i==`function`&&queueMicrotask(i),!0},end:r=>(typeof r==`string`&&e(t,r),n)})}let it=16384,X=2048,at=[1024,16384];function ot({givens:e,sites:t,isNarrowing:n,takePart:r}){let i=new Uint8Array(t).fill(1),a=new Uint32Array(t),o=new Uint8Array(t),s=new Uint32Array(it),c=[...e],l=n?[...at]:[],u=0,d=64,f=0,p=!1,m;function h(e){return m===void 0?e:m(e)}function g(){if(l.length>0)for(let e=0;e<u;e++)_(Math.floor(s[e]/X));f+=u;let e=u;u=0,d=h(Math.min(r(e),it)),l.length>0&&f>=l[0]&&v()}function _(e){e<t&&(o[e]=1)}function v(){l.shift();for(let e=0;e<t;e++)o[e]===0&&y(e,100)}function y(e,t){!n||a[e]<t||(i[e]=0,p=!0)}return{log:s,shown:c,watched:i,leaveAfter:y,put(e,t,n){return c[e]===t||(c[e]=t,s[u++]=n+e*16+t,u<d)?!1:(g(),!0)},miss(e){let n=e/X;if(!(n>=t))return a[n]++,n},limitParts:e=>{m=e,d=e(d)},events:()=>f+u,depth:()=>c.filter((t,n)=>t!==0&&t!==e[n]).length,eventsHandedOver:()=>f,isNarrowed:()=>p,end:()=>{u>0&&g()}}}let st=Array.from({length:81},(e,t)=>t),ct=[st,st.map(e=>e%9*9+Math.floor(e/9)),st.map(e=>{let[t,n]=[Math.floor(e/9),e%9];return(Math.floor(t/3)*3+Math.floor(n/3))*9+t%3*3+n%3})];function lt(e){return e===void 0||e===!1||Number.isNaN(e)?0:o(e)}function ut(e,t){return typeof e!=`number`||(e|0)!==e||e<0||e>=1<<9+t?-1:e!==0&&!(e&e-1)?Math.max(0,32-Math.clz32(e)-t):0}function dt(e){if(typeof e==`string`)return e.length===1?o(e):0;let t=s(e)?e:e instanceof Set?[...e]:void 0;return t===void 0?-1:t.length===1?o(t[0]):0}let ft=[lt,e=>ut(e,1),e=>ut(e,0),dt,e=>typeof e==`number`&&e>=-1&&e<=8?e+1:-1];function Z({holder:e,key:t}){return e instanceof Map?e.get(t):e[t]}function pt({cells:e,form:t}){return e.map(e=>Math.max(0,t.digitOf(Z(e))))}function Q(e){return typeof e==`object`&&!!e&&!(e instanceof Promise)}function mt(e){return/^(?:0|[1-9]\\d*)$/.test(e)}function ht(e){if(s(e)){let{length:t}=e;if(t>128)return;let n=Array.from({length:t},(t,n)=>({holder:e,key:n}));return t===10||t===11?n.slice(1,10):t===82?n.slice(1):n}if(e instanceof Map)return e.size>128?void 0:Array.from(e.keys(),t=>({holder:e,key:t}));let t=Object.keys(e);if(!(t.length>128))return(t.some(mt)&&!t.every(mt)?t.toSorted():t).map(t=>({holder:e,key:t}))}function gt(e,t,n){if(!Q(e))return;let r=ht(e);if(r===void 0)return;let{length:i}=r;if(i===t)return n.push(e),r;if(i!==9&&i!==3||i>=t)return;n.push(e);let a=[];for(let e of r){let r=gt(Z(e),t/i,n);if(r===void 0)return;a.push(...r)}return a}function _t(e){let t=Object.getPrototypeOf(e),n=Q(t)&&t!==Object.prototype?Object.entries(Object.getOwnPropertyDescriptors(t)).filter(([,{get:e}])=>e!==void 0):[];return[...Object.keys(e),...n.map(([e])=>e)].filter(e=>e!==`__proto__`).slice(0,20)}function vt(e,t){let n=[],r=gt(e,81,n);if(r===void 0)return;let{field:i,order:a}=t,o=[];for(let e of a){let t=r[e];if(i===void 0){o.push(t);continue}let n=Z(t);if(!Q(n))return;o.push({holder:n,key:i})}return{root:e,form:t,cells:o,holders:n}}function yt(e,t){if(s(e)&&c(e).some(e=>h(e,t)))return;let n=gt(e,81,[]);if(n===void 0)return;let r=Z(n[0]),i=Q(r)&&!s(r)&&!(r instanceof Set)?_t(r):[];for(let r of[void 0,...i]){let i=n.map(e=>{let t=Z(e);return r===void 0||!Q(t)?t:t[r]});for(let n of ft){if(n(i[0])===-1)continue;let a=i.map(n),o=n===dt&&!a.includes(-1),s=ct.find(e=>t.every((t,n)=>a[e[n]]===t||o&&t===0));if(s!==void 0)return vt(e,{field:r,digitOf:n,order:s})}}}function bt(e,{form:t},n){let r=vt(e,t);return r?.cells.every((e,r)=>{let i=t.digitOf(Z(e));return n[r]===0?i!==-1:i===n[r]})?r:void 0}function xt({root:e,form:t,cells:n}){let r=vt(e,t);return r?.cells.every(({holder:e,key:t},r)=>e===n[r].holder&&t===n[r].key)?void 0:r}function St(e){let{givens:t,sites:n,isByLines:r}=e,i=ot({...e,isNarrowing:!1}),{shown:a,put:o}=i,s=/* @__PURE__ */ new WeakMap,c=[],l,u=!1;function d(e){let t=/* @__PURE__ */ new Map;for(let n of e.holders)t.set(n,/* @__PURE__ */ new Map);for(let[n,{holder:r,key:i}]of e.cells.entries()){let e=t.get(r)??/* @__PURE__ */ new Map;t.set(r,e.set(Ct(r,i),n))}for(let[n,r]of t)s.set(n,{places:e,cells:r});return e}function f(e){if(l!==void 0||c.length>=8||s.has(e))return;let n=yt(e,t);n!==void 0&&c.push({places:d(n),digits:pt(n)})}function p(e,t){if(l===void 0)return;let n=pt(l);for(let[r,i]of n.entries())r!==t&&o(r,i,e);t!==void 0&&o(t,n[t],e)}function m(e){let t=xt(e);t!==void 0&&(l=d(t))}function h(){l===void 0||u||r||pt(l).every((e,t)=>e===a[t])||(u=!0,e.mistaken())}function g(e,t,n){let r=Q(e)?s.get(e):void 0;if(r===void 0||!Q(e))return;let{places:i,cells:a}=r,c=a.get(Ct(e,t));if(c===void 0){if(!i.holders.includes(e))return;l=i,m(i),p(n)}else l===i?o(c,Math.max(0,i.form.digitOf(Z(i.cells[c]))),n)&&h():(l=i,p(n,c))}function _(e,t,n){if(e instanceof Map&&n!==void 0)return g(e,n,t);let r=Q(e)?s.get(e):void 0;if(r!==void 0)return l=r.places,m(r.places),p(t)}function v(e,n){if(!Q(e))return!1;if(l===void 0)f(e);else if(l.root!==e){let r=s.get(e)?.places,i=r?.root===e?r:r===void 0?bt(e,l,t):void 0;if(i===void 0)return!1;l=r===void 0?d(i):i,p(n)}return!0}function y(){return c.find(({places:e,digits:t})=>pt(e).some((e,n)=>e!==t[n]))?.places}return{watched:i.watched,log:i.log,wroteIn:(e,t,n,r)=>{let i=e[t];g(i,n,r)},wrote:g,changing:()=>void 0,changed:_,seen:v,called:(e,t)=>{for(let n of t)v(n,e)},lineHasRun:e=>{l??=y(),l!==void 0&&m(l),p((n+e)*X)},expect:()=>void 0,limitParts:i.limitParts,events:i.events,depth:i.depth,eventsHandedOver:i.eventsHandedOver,end:()=>{r&&(l??=y(),p(n*X)),i.end(),h(),l===void 0&&(u||=y()!==void 0)},reported:()=>({mistaken:u,narrowed:!1,board:l!==void 0||i.events()>0,kept:c.length>0}),consider:f,hasCandidate:()=>c.length>0,isLive:()=>l!==void 0}}function Ct(e,t){return e instanceof Map?t:String(t)}function wt(e,t,n){let r=/* @__PURE__ */ new Map,i,a=0,o=!1;function c(e){let n=[],{r,s:i}=e;if(typeof r==`function`){for(let e=0;e<(t[i]?.length??0);e++)try{n.push(Reflect.apply(r,void 0,[e]))}catch{}l(n)}}function l(t){let n=/* @__PURE__ */ new Set,r=t;for(let t=0;t<3;t++){let t=[];for(let i of r)!Q(i)||n.has(i)||n.size>=150||(n.add(i),e.consider(i),(!s(i)||i.length<9)&&t.push(...Tt(i)));r=t}}let u={on:!0};return{tracing:u,entered(e){i??=e},line(t){if(o)return;if(e.isLive()||++a>2e5){o=!0,u.on=!1,e.hasCandidate()||n();return}let s=r.get(t.l)??0;s>=100||(r.set(t.l,s+1),c(t),i!==void 0&&i!==t&&c(i))}}}function Tt(e){if(s(e))return Array.from(e);if(e instanceof Map)return e.size>24?[]:[...e.values()];let t=Object.values(Object.getOwnPropertyDescriptors(e));return t.length>24?[]:t.map(e=>e.value)}function Et(e){let{givens:t,sites:n,isByLines:r}=e,i=t.filter(e=>e!==0).length<9,l=ot(e),{shown:g,put:_}=l,v=[...t],y=/* @__PURE__ */ new WeakMap,b=/* @__PURE__ */ new WeakMap,x,S,C=[],ee=0,w=!1,te=!0,T,E;function D(e){let t=l.miss(e);t!==void 0&&x===void 0&&l.leaveAfter(t,5e4)}function O(){let t=x&&u(x,v);if(!(x===void 0||t===void 0||w||r)){for(let n of t)if(a(d(x,n))!==g[n]){w=!0,e.mistaken();return}}}function k(e,t){x!==void 0&&A(x,e,t)}function A(e,t,n){let r=u(e,v);if(r!==void 0){for(let i of r)i!==n&&j(i,d(e,i),t);n!==void 0&&j(n,d(e,n),t)}}function j(e,t,n){return v[e]=t,_(e,a(t),n)}function M(e){x=e,ee=e.offset,S=e.outer,C=e.isFlat?[]:Array.prototype.slice.call(e.outer),b.set(e.outer,e),N(e)}function N({outer:e,isFlat:t}){if(!t)for(let t=0;t<e.length;t++){let n=e[t];typeof n==`object`&&n&&y.set(n,e)}}function P(e,n,r){return c(e).find(e=>{let a=m(e,n,r);return x===void 0?h(e,t,a):i?h(e,g,a)||h(e,t,a):F(e)})}function F(e){return u(e,v)?.every(n=>{let r=o(d(e,n));return t[n]===0?r!==-1:r===t[n]})??!1}function I(e,t,n){let r=n??y.get(e);if(x===void 0&&E!==void 0&&(E.outer===e||E.outer===r))return E;if(r!==void 0){let n=b.get(r);if(n!==void 0&&f(n,e))return n;let i=P(r,e,t);if(i!==void 0&&f(i,e))return i}return b.get(e)??P(e,e,t)}function L(e,t,n,r){let i=e[t];if(e!==S||i!==C[t]||typeof t!=`number`){R(i,n,r,s(e)?e:void 0);return}let o=n-ee;if(!(o>=0&&o<9))return;let c=i[n],l=typeof c==`number`&&c>=0&&c<=9&&(c|0)===c?c:a(c),u=(t-ee)*9+o;g[u]!==l&&u>=0&&u<81&&(v[u]=c,_(u,l,r)&&O())}function R(e,t,n,r){if(!s(e)||e.length<9||e.length>12&&e.length!==81)return D(n);if(x!==void 0&&(e===S||f(x,e)&&y.get(e)===S)){let r=x.isFlat||e!==S?m(x,e,t):void 0;r===void 0?z(n):j(r,e[t],n)&&O();return}let i=I(e,t,r);if(i===void 0)return D(n);M(i),k(n,m(i,e,t))}function z(e){x!==void 0&&(M(x),k(e))}function ne(e){if(x!==void 0||!s(e))return;let t=I(e,void 0,void 0);t!==void 0&&M(t)}function re(e,t,n){if(!s(e))return D(t);if(x!==void 0&&(e===S||f(x,e)||y.get(e)===S))return z(t);let r=I(e,void 0,void 0);if(r===void 0)return D(t);M(r),k(t)}function B(e,t){let n=typeof e==`string`;if(n?e.length!==81:!s(e))return D(t),!1;if(e===T)return!0;let r=n?[]:c(e),i=x===void 0?p(e):void 0;if(i===void 0&&r.length===0)return D(t),!1;T=e;for(let e of r)N(e);return x===void 0&&E===void 0&&ie(r),i!==void 0&&ae(i)&&A(i,t),!0}function ie(e){E=e.find(e=>h(e,t)),E!==void 0&&r&&M(E)}function ae(e){return te?(te=!h(e,t),!te):F(e)}function V(e,t){let n=!1;for(let r of t)n=B(r,e)||n;n||l.leaveAfter(e/X,20*t.length)}return{watched:l.watched,log:l.log,wroteIn:L,wrote:R,changing:ne,changed:re,seen:B,called:V,lineHasRun:e=>{x!==void 0&&k((n+e)*X)},expect:e=>{for(let t of c(e))N(t),b.set(e,t)},limitParts:l.limitParts,events:l.events,depth:l.depth,eventsHandedOver:l.eventsHandedOver,end:()=>{r&&k(n*X),l.end(),O(),x===void 0&&l.events()===0&&E!==void 0&&(w||=!h(E,t))},reported:()=>({mistaken:w,narrowed:l.isNarrowed(),board:x!==void 0||l.events()>0,kept:E!==void 0})}}var Dt=class extends Pe{#e=!1;text;#t;constructor(e,t,n){super(()=>e,t,n),this.text=e,this.#t=n}file(){return this.#e&&this.#t.overread(),this.#e=!0,this.take()}};function Ot(e){let t=[],n=0,r=0;function i(e,i,a){let o=Number.isFinite(i)?Math.max(1,i):1;return t.push({number:++n,dueMs:r+o,everyMs:a?o:void 0,run:e}),n}function a(e){return t.push({number:++n,dueMs:r,everyMs:void 0,run:e}),n}function o(e){t=t.filter(({number:t})=>t!==Number(e))}let s=e=>(t,n,...r)=>kt(i(()=>t(...r),Number(n??1),e));return{soon:a,elapsedMs:()=>r,next:()=>{let n=t.toSorted((e,t)=>e.dueMs-t.dueMs||e.number-t.number).at(0);return n!==void 0&&(o(n.number),r=Math.max(r,n.dueMs),e.waitUntil(r),n.everyMs!==void 0&&t.push({...n,dueMs:r+n.everyMs}),n.run(),!0)},globals:{setTimeout:s(!1),setInterval:s(!0),setImmediate:(e,...t)=>kt(a(()=>e(...t))),clearTimeout:o,clearInterval:o,clearImmediate:o}}}function kt(e){let t={[Symbol.toPrimitive]:()=>e,hasRef:()=>!0};return Object.assign(t,{ref:()=>t,unref:()=>t})}function At(e,t){if(!(e instanceof Error)){let n=t!==void 0&&Object.is(t.value,e)?t.line:void 0;return{error:`Uncaught`,message:Pt(E(e)),stack:``,line:n}}let[n,r,i]=[`name`,`message`,`stack`].map(t=>Nt(e,t)),a=n===`Error`&&Nt(e.constructor,`name`)||n;return{error:a===``?`Error`:Pt(a),message:Pt(jt(r)),stack:Mt(i,e.constructor),line:void 0}}function jt(e){return e===`stack overflow`?`Maximum call stack size exceeded`:e.replace(/^'(.+)' is not defined$/,`$1 is not defined`)}function Mt(e,t){let n=typeof t==`function`?t.name:``,r=`    at ${n} (`;return e.startsWith(r)&&n!==``?e.slice(e.indexOf(`\n`)+1):e}function Nt(e,t){try{let n=Reflect.get(e,t);return typeof n==`string`?n:``}catch{return``}}function Pt(e){return e.slice(0,500)}function Ft(){Object.setPrototypeOf(InternalError.prototype,RangeError.prototype),InternalError.prototype.name=`RangeError`}function It(e){let{order:n,takePart:r,halt:i,write:a,deliver:o,looseStore:s}=e,c=(e,t=0)=>{for(i(e,t,String((/* @__PURE__ */ Error(``)).stack));;);},l={...n,takePart:r,mistaken:p},u=n.isByPlaces?St(l):void 0,d=u??Et(l),f=u&&wt(u,n.scopes,()=>{x||c(`enough`)});function p(){x||c(`mistaken`)}let m=n.inspect===void 0?void 0:Me(d,{event:n.inspect.event,room:n.inspect.lines,scopes:n.scopes,deliver(e,t){o(e,t),x||c(`enough`)}}),h=n.find===void 0?void 0:Ce(d,n.find,e=>{o(JSON.stringify(e??null),`[]`),x||c(`enough`)}),x=!1,S,C,T=[],E,D=[],O=ee(),k=Ot(O),A=n.input??v(n.givens),j=n.input===void 0,M=new we,N=new Dt(A,k,M),P=new ye(N,M,{...n,text:A}),F={now:O.now,timeOrigin:0,mark:()=>void 0,measure:()=>void 0},I=nt({stdin:N,clock:O,argv:[`/usr/bin/node`,j?`${G}/judge.js`:ue,...n.argument===void 0?[]:[n.argument]],write:a,exit:e=>c(`exit`,e)}),L=Ke({files:P,tasks:k,process:I,performance:F,format:V,write:a}),R={...j&&Object.fromEntries(Ue.map(e=>[e,Ge()])),console:se({write:a,now:O.now}),process:I,performance:F,Buffer:t,global:globalThis,Date:w(O.now),structuredClone:e=>$(e),...k.globals};for(let[e,t]of Object.entries(R))Object.defineProperty(globalThis,e,{value:t,writable:!0,configurable:!0,enumerable:!1});Math.random=te(),Object.assign(Error,{stackTraceLimit:2e3}),Ft();function z(e){let t=e?ne:re;return(e,n,r)=>({get v(){return e[n]},set v(i){t(e,n,i,r)}})}function ne(e,t,n,r){return e[t]=n,d.wrote(e,t,r),n}function re(e,t,n,r){return s(e,t,n),d.wrote(e,t,r),n}let B={on:j,skipped:0,skip(e){return B.skipped++,e.find(y)??e[0]}};function ie(e){B.skipped===0&&D.push(e)}let ae=[f?.tracing,m?.tracing,h?.tracing].filter(e=>e!==void 0),H=f&&{tracing:ae.length===1?f.tracing:{get on(){return ae.some(({on:e})=>e)}},enter(e,t,n,r){let i=m?.enter(e,t,n,r)??{name:e,l:t,s:n,r};return f.entered(i),i},line(e){f.line(e),m?.tracing.on===!0&&m.line(e),h?.tracing.on===!0&&h.ran(e.l)},leave:m?.leave??(()=>void 0),suspend:m?.suspend??((e,t)=>t),resume:m?.resume??((e,t)=>t)},oe={demo:B,watched:d.watched,wroteIn:d.wroteIn,wrote:d.wrote,store:re,storeStrictly:ne,reference:z(!1),referenceStrictly:z(!0),method(e,t,n,...r){d.changing(e);let i=e[t](...r);return d.changed(e,n,t===`set`?r[0]:void 0),i},seen(e,t){return d.seen(e,t),e},called:d.called,thrown(e,t){return E={value:e,line:t},e},promised(e){return e instanceof Promise&&e.then(void 0,ie),e},answer(e){S=e},lineHasRun:d.lineHasRun,tracing:m?.tracing??h?.tracing,enter:m?.enter,leave:m?.leave,line:m?.line??h?.ran,suspend:m?.suspend,resume:m?.resume,...H},U={exports:{}};L.main=j?void 0:U;async function W(e){try{C=await e}catch(e){D.push(e)}}function ce(e){try{return _(e,S,U.exports)}catch(e){if(B.skipped>0)return;throw e}}return{log:d.log.buffer,run(e){m?.begin();let t=e(...n.hooks.map(e=>oe[e])),r=Reflect.apply(t,U.exports,[U.exports,L,U,ue,G]);r instanceof Promise&&r.then(void 0,ie)},next:k.next,slept:k.elapsedMs,rejection:()=>D.slice(0,1),finish(){return I.emit(`beforeExit`,0),I.emit(`exit`,0),Number(I.exitCode??0)},hasSkipped:()=>B.skipped>0,call(e,t){let r=ce(e);return r!==void 0&&(B.on=!1,T=g(n.givens,t),d.expect(T),C=r(T),C instanceof Promise&&W(C),!0)},answer:e=>e===`call`?b(C,T):V(C),io:()=>JSON.stringify({input:M.use,standIns:P.standIns,written:P.written}),described:e=>JSON.stringify(At(e,E)),end(e){return x=!0,m?.end(e),h?.end(),d.end(),JSON.stringify(d.reported())}}}function $(e,t=/* @__PURE__ */ new Map){if(typeof e==`function`)throw Error(`DataCloneError`);if(typeof e!=`object`||!e)return e;let n=t.get(e);if(n!==void 0)return n;if(ArrayBuffer.isView(e))return e.slice();if(e instanceof Date)return new Date(e.getTime());let r=Array.isArray(e)?Array.from({length:e.length}):e instanceof Map?/* @__PURE__ */ new Map:e instanceof Set?/* @__PURE__ */ new Set:{};if(t.set(e,r),e instanceof Map)for(let[n,i]of e)r.set($(n,t),$(i,t));else if(e instanceof Set)for(let n of e)r.add($(n,t));else for(let[n,i]of Object.entries(e))r[n]=$(i,t);return r}return e.makeRealm=It,e})({});\nreturn realm.makeRealm})()";
// src/worker/own/javascript/hooks.ts
/** Names of the hook functions that a rewritten program calls, chosen not to collide with its own names. */
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
	"suspend",
	"resume"
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
/** Returns the nodes of a list property, without holes. */
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
/** Property name of a member expression with a dot; undefined for other nodes. */
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
	const plain = parsedAs(source);
	if (plain.kind === "parsed") return plain;
	const stripped = stripTypes(source);
	if (stripped === source) return plain;
	const typed = typeof stripped === "string" ? parsedAs(stripped) : stripped;
	return typed.kind === "parsed" || isBefore(plain, typed) ? typed : plain;
}
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
function parsedAs(source) {
	const script = attempted(source, "script");
	if (script.kind === "parsed") return script;
	const module = attempted(source, "module");
	return module.kind === "parsed" ? module : furthest(script, module);
}
/** Returns the later of two errors, because that parse got further. */
function furthest(script, module) {
	return isBefore(script, module) || script.line === module.line && (script.column ?? 0) < (module.column ?? 0) ? module : script;
}
function attempted(source, sourceType) {
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
/** Finds the functions of a program that have the name of the one to call. */
/** @param name as in `ProgramInput`: `solve`, `Solution.solveSudoku`, or `module.exports` */
function calledFunctions(tree, name) {
	const found = /* @__PURE__ */ new Set();
	const [owner, method] = name.split(".");
	const isWhole = name === "module.exports";
	const takeFunction = (node) => {
		if (isNode(node) && isFunction(node)) found.add(node);
	};
	/** Takes a value that is given a name. */
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
/** Converts ES module imports and exports to CommonJS. */
/**
* Converts an import or export, preserving the number of lines.
* @param require name of the function that loads a module
* @param textOf rewrites a child node
*/
function moduleText(node, source, require, textOf) {
	const text = converted(node, source, require, textOf);
	const lines = source.slice(node.start, node.end).split("\n").length;
	return text + "\n".repeat(Math.max(0, lines - text.split("\n").length));
}
function converted(node, source, require, textOf) {
	switch (node.type) {
		case "ImportDeclaration": return imported(node, require);
		case "ExportNamedDeclaration": {
			const { declaration } = node;
			if (!isNode(declaration)) return "";
			return "\n".repeat(source.slice(node.start, declaration.start).split("\n").length - 1) + textOf(declaration);
		}
		case "ExportDefaultDeclaration": return exportedByDefault(node, textOf);
		default: return "";
	}
}
function exportedByDefault(node, textOf) {
	const declaration = part(node, "declaration");
	return declaration.type.endsWith("Declaration") && isNode(declaration["id"]) ? textOf(declaration) : `module.exports=${textOf(declaration)};`;
}
function imported(node, require) {
	const from = JSON.stringify(part(node, "source")["value"]);
	const specifiers = parts(node, "specifiers");
	if (specifiers.length === 0) return `${require}(${from});`;
	const named = specifiers.filter(({ type }) => type === "ImportSpecifier");
	const statements = specifiers.filter(({ type }) => type !== "ImportSpecifier").map((one) => nameOf(part(one, "local"))).map((name) => `const ${name}=${require}(${from});`);
	if (named.length > 0) statements.push(`const {${named.map(renamed).join()}}=${require}(${from});`);
	return statements.join("");
}
function renamed(specifier) {
	const known = part(specifier, "imported");
	return `${nameOf(known) ?? JSON.stringify(known["value"])}:${nameOf(part(specifier, "local"))}`;
}
// src/worker/own/javascript/realm/paths.ts
/** Node's `path`, and the program's place in it. */
var FOLDER = "/home/program";
var PROGRAM_PATH = `${FOLDER}/program.js`;
// src/worker/own/javascript/purity.ts
/** Syntactic side-effect analysis of expressions. */
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
/** Methods that return numbers, booleans, or short strings. */
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
/** Returns true if its value may be a newly created board or row. */
function makesList(node) {
	switch (node.type) {
		case "CallExpression": return !isCalculation(node) && !SCALARS.has(memberName(part(node, "callee")) ?? "");
		case "NewExpression":
		case "AwaitExpression": return true;
		case "ArrayExpression": return parts(node, "elements").length > 0;
		case "ConditionalExpression": return makesList(part(node, "consequent")) || makesList(part(node, "alternate"));
		case "LogicalExpression": return makesList(part(node, "left")) || makesList(part(node, "right"));
		case "BinaryExpression": return node["operator"] === "+" && isStringBuilding(node);
		case "TemplateLiteral": return parts(node, "expressions").length > 1;
		default: return false;
	}
}
function isStringBuilding(node) {
	if (node.type === "CallExpression") return STRING_BUILDING.has(memberName(part(node, "callee")) ?? "");
	if (node.type === "BinaryExpression") return isStringBuilding(part(node, "left")) || isStringBuilding(part(node, "right"));
	return node.type === "TemplateLiteral";
}
// src/worker/own/javascript/scopes.ts
/** Determines the variables of the current call that are in scope at each statement of a program. */
function scopesOf(tree) {
	const known = {
		places: /* @__PURE__ */ new Map(),
		heads: /* @__PURE__ */ new Map()
	};
	visitBody(tree, [...hoisted(tree), ...declaredIn(parts(tree, "body"))], known);
	return known;
}
function visit(node, declared, known) {
	if (isFunction(node)) return visitFunction(node, known);
	if (/Statement$|Declaration$/.test(node.type)) known.places.set(node, namesAt(node, declared));
	if (node.type === "BlockStatement") return visitBody(node, [...declared, ...declaredIn(parts(node, "body"))], known);
	const inner = [...declared, ...ofHead(node)];
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
function namesAt({ start, end }, declared) {
	return unique(declared.filter(({ from }) => from <= Math.max(start, end)));
}
function unique(declared) {
	return [...new Set(declared.map(({ name }) => name))].slice(-30);
}
/** `let` and `const` declarations of a block. */
function declaredIn(statements) {
	return statements.map((statement) => isNode(statement["declaration"]) ? statement["declaration"] : statement).filter((statement) => statement.type === "VariableDeclaration" && statement["kind"] !== "var").flatMap(ofDeclaration);
}
function ofDeclaration(declaration) {
	return parts(declaration, "declarations").flatMap((one) => namesIn(part(one, "id"), one.end));
}
/** Declarations in the head of a loop or of `catch`. */
function ofHead(node) {
	const head = node.type === "CatchClause" ? node["param"] : node.type === "ForStatement" ? node["init"] : node["left"];
	if (!isNode(head)) return [];
	if (node.type === "CatchClause") return namesIn(head, node.start);
	if (!node.type.startsWith("For") || head.type !== "VariableDeclaration") return [];
	return ofDeclaration(head);
}
/** `var` declarations anywhere in a function, excluding nested functions. */
function hoisted(node) {
	return children(node).flatMap((child) => {
		if (isFunction(child)) return [];
		return [...child.type === "VariableDeclaration" && child["kind"] === "var" ? ofDeclaration(child) : [], ...hoisted(child)];
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
/** Statements that are not steps of their own. */
var SILENT = /* @__PURE__ */ new Set([
	"BlockStatement",
	"EmptyStatement",
	"ExportNamedDeclaration",
	"FunctionDeclaration"
]);
/** Name of the module's own frame. */
var PROGRAM_NAME = "(program)";
var LineHooks = class {
	#hooks;
	#isTraced;
	#isByLines;
	/** The lines to report if not all are reported. */
	#targetLines;
	#names;
	#called;
	#functionNames;
	#scopes = /* @__PURE__ */ new Map();
	constructor(hooks, watching, targetLines, tree) {
		this.#hooks = hooks;
		this.#isTraced = watching === "traced" || watching === "traced by lines";
		this.#isByLines = watching.endsWith("lines");
		this.#targetLines = targetLines;
		this.#names = this.#isTraced ? scopesOf(tree) : {
			places: /* @__PURE__ */ new Map(),
			heads: /* @__PURE__ */ new Map()
		};
		this.#functionNames = functionNames(tree);
		this.#called = new Set(this.#functionNames.values());
	}
	/** Variable names of each scope, by its index. */
	get scopes() {
		return [...this.#scopes.keys()].map((names) => names === "" ? [] : names.split(","));
	}
	/** Returns the code to insert before a statement. */
	before(node) {
		if (SILENT.has(node.type)) return "";
		return this.#isTraced ? `${this.#hook(node, this.#names.places.get(node))};` : this.#targetStatement(node);
	}
	/** Returns the code to insert after a statement that may have written to the board. */
	after(node) {
		if (!this.#isByLines || !/^(?:Expression|Variable)/.test(node.type) || isPure(node)) return "";
		return `;${this.#hooks.lineHasRun}(${node.loc.start.line});`;
	}
	/** Adds the hook to a loop's condition. */
	test(node, text) {
		const test = part(node, "test");
		if (!this.#isTraced) return this.#isTarget(test) ? `(${this.#targetHook(test)},${text})` : text;
		return `(${this.#hook(test, this.#names.heads.get(node))},${text})`;
	}
	/** Adds the hook to the body of a `for…of` or `for…in` loop; leaves other bodies unchanged. */
	body(node, text) {
		if (!/^For(?:Of|In)Statement$/.test(node.type)) return text;
		const left = part(node, "left");
		if (this.#isTraced) return `{${this.#hook(left, this.#names.heads.get(node))};${text}}`;
		return this.#isTarget(left) ? `{${this.#targetHook(left)};${text}}` : text;
	}
	function(node, inner, isStrict) {
		if (!this.#isTraced) {
			const reported = this.#targetStatement(node);
			return reported !== "" && isStrict ? `"use strict";${reported}${inner}` : reported + inner;
		}
		const { enter, leave, frame, tracing } = this.#hooks;
		const name = JSON.stringify(this.#functionNames.get(node) ?? "(anonymous)");
		const names = this.#names.places.get(node) ?? [];
		const { line } = node.loc.start;
		const entered = `${enter}(${name},${line},${this.#scope(names)},${tracing}.on&&(${this.#reader(names)}))`;
		return `${`${isStrict ? "\"use strict\";" : ""}const ${frame}=${entered};`}try{${inner}}finally{${leave}(${frame})}`;
	}
	program(tree, inner) {
		if (!this.#isTraced) return inner;
		const { enter, frame } = this.#hooks;
		return `const ${frame}=${enter}(${JSON.stringify(PROGRAM_NAME)},${tree.loc.start.line},${this.#scope([])},${this.#reader([])});${inner}`;
	}
	/** Wraps `yield` and `await`, during which other calls may run. */
	waiting(node, plain, argument) {
		if (!this.#isTraced) return plain;
		const { resume, suspend, frame } = this.#hooks;
		return `${resume}(${frame},${node.type === "AwaitExpression" ? "await" : node["delegate"] === true ? "yield*" : "yield"} ${suspend}(${frame},${argument}))`;
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
	/** @param node runs next @param names variables in scope there */
	#hook(node, names = []) {
		const { tracing, frame, line } = this.#hooks;
		const set = `${frame}.l=${node.loc.start.line},${frame}.s=${this.#scope(names)},${frame}.r=${this.#reader(names)}`;
		return this.#calls(node) ? `${set},${tracing}.on&&${line}(${frame})` : `${tracing}.on&&(${set},${line}(${frame}))`;
	}
	/** Source of a function from a variable's index in `names` to its value, which throws before initialisation (TDZ). */
	#reader(names) {
		const { index } = this.#hooks;
		const cases = names.map((name, number) => number === names.length - 1 ? name : `${index}===${number}?${name}:`);
		return names.length === 0 ? "0" : `${index}=>(${cases.join("")})`;
	}
	#scope(names) {
		const key = names.join();
		const number = this.#scopes.get(key) ?? this.#scopes.size;
		this.#scopes.set(key, number);
		return number;
	}
	/** True if a function of the program may be called before the next statement runs. */
	#calls(node) {
		if (isFunction(node) || node.type === "BlockStatement") return false;
		if (this.#isOwnCall(node)) return true;
		return children(node).filter(({ type }) => !/Statement$|^SwitchCase$|^CatchClause$/.test(type)).some((child) => this.#calls(child));
	}
	#isOwnCall(node) {
		if (/^(?:Yield|Await|TaggedTemplate)Expression$/.test(node.type)) return true;
		if (node.type !== "CallExpression" && node.type !== "NewExpression") return false;
		const callee = part(node, "callee");
		const name = memberName(callee) ?? nameOf(callee);
		if (name === void 0 || this.#called.has(name)) return true;
		const isGiven = (one) => isFunction(one) || this.#called.has(nameOf(one) ?? "");
		if (parts(node, "arguments").some((argument) => contains(argument, isGiven))) return true;
		return callee.type === "Identifier" && !isPure(node) && !/^[A-Z]|^require$/.test(name);
	}
};
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
/** Multiplier of sites in events. */
var SITE = 2048;
/** Maximum length of code that `guarded` duplicates. */
var MAX_DUPLICATED = 300;
/** Prints a program from its syntax tree; subclasses rewrite some of its nodes. */
var Rewriter = class {
	source;
	hooks;
	/** Line of each site, 1-based. */
	lines = [];
	lineHooks;
	watchesWrites;
	isStrict;
	constructor({ source, tree, isModule }, watching, targetLines) {
		this.source = source;
		this.hooks = hooksOf(source);
		this.isStrict = isModule;
		this.watchesWrites = watching !== "nothing";
		this.lineHooks = watching === "nothing" || watching === "writes" ? void 0 : new LineHooks(this.hooks, watching, targetLines, tree);
	}
	/** Returns a node's source with only its children rewritten. */
	plain(node) {
		return this.between(children(node), node.start, node.end);
	}
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
	/** Rewrites a node as a call argument; adds parentheses to sequences, since nodes exclude their own. */
	argument(node) {
		const text = this.text(node);
		return node.type === "SequenceExpression" ? `(${text})` : text;
	}
	/** Rewrites the object of a member expression, parenthesised if necessary. */
	operand(element) {
		const object = part(element, "object");
		return /^(?:Identifier|ThisExpression|MemberExpression|CallExpression|ArrayExpression)$/.test(object.type) ? this.text(object) : `(${this.text(object)})`;
	}
	/** A write that calls the hook only while its site is watched; always, if the code is too long to duplicate. */
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
/** Rewrites expressions that may write to the board or create one. */
var WriteRewriter = class extends Rewriter {
	/** Names of async functions. */
	#promising;
	/** True if `a.b = v` and changes of maps are watched, too. */
	#isByPlaces;
	constructor(program, watching, targetLines, isByPlaces) {
		super(program, watching, targetLines);
		this.#isByPlaces = isByPlaces;
		this.#promising = namesOfAsyncFunctions(program.tree);
	}
	/** Returns true for a watched `a[i]`, and for `a.b` if that is watched, excluding `super[i]`. */
	#isElement(node) {
		return this.watchesWrites && node.type === "MemberExpression" && (node["computed"] === true || this.#isByPlaces && node["optional"] !== true) && part(node, "object").type !== "Super" && part(node, "property").type !== "PrivateIdentifier";
	}
	/** Rewrites the key of an element. */
	#key(element) {
		const key = part(element, "property");
		return element["computed"] === true ? this.argument(key) : JSON.stringify(nameOf(key));
	}
	/** The key of an element with a simple key. */
	#simpleKey(element) {
		const key = part(element, "property");
		return element["computed"] === true ? this.onOneLine(key) : JSON.stringify(nameOf(key));
	}
	/** Returns true if it may be a floating promise. */
	isPromised(node) {
		if (node.type !== "CallExpression") return false;
		const callee = part(node, "callee");
		if (isFunction(callee)) return callee["async"] === true;
		const name = memberName(callee) ?? nameOf(callee);
		return name !== void 0 && (this.#promising.has(name) || callee.type === "MemberExpression" && CHAINED.has(name));
	}
	expressionStatement(node) {
		const expression = part(node, "expression");
		const noted = this.noted(expression);
		if (noted !== void 0) return `{${noted}}`;
		const text = this.text(expression);
		const whole = this.isPromised(expression) ? `${this.hooks.promised}(${text})` : text;
		if (whole === this.source.slice(expression.start, expression.end)) return this.source.slice(node.start, expression.start) + whole + this.source.slice(expression.end, node.end);
		return `{${this.source.slice(node.start, expression.start)}${whole}${this.source.slice(expression.end, node.end)}}`;
	}
	/** Rewrites a write with an unused value: unchanged, followed by a hook. Undefined if that could change behaviour. */
	noted(node) {
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
		const value = this.listed(right);
		const between = this.source.slice(left.end, right.start);
		return `${this.target(left)}${between}${value}${this.source.slice(right.end, node.end)}`;
	}
	store(node, left, right) {
		const [number, site] = this.site(left);
		const object = this.argument(part(left, "object"));
		const key = this.#key(left);
		const value = this.argument(right);
		const hooked = `${this.isStrict ? this.hooks.storeStrictly : this.hooks.store}(${object},${key},${value},${site})`;
		return this.guarded(number, hooked, `${this.operand(left)}[${key}]=${value}`, node);
	}
	/** Rewrites a compound assignment to read and write the element through a reference object. */
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
		return `${this.text(id)}${this.source.slice(id.end, init.start)}${id.type === "Identifier" ? this.listed(init) : this.marked(init)}${this.source.slice(init.end, node.end)}`;
	}
	/** Rewrites a value that is destructured or iterated; adds a position, which the engine lacks for a variable. */
	marked(node) {
		return node.type === "Identifier" ? `(${this.hooks.watched}.length,${this.text(node)})` : this.listed(node);
	}
	property(node) {
		if (node["value"] === null || node["shorthand"] === true || node["method"] === true) return this.plain(node);
		const init = part(node, "value");
		if (!makesList(init)) return this.plain(node);
		return `${this.between([part(node, "key")], node.start, init.start)}${this.listed(init)}${this.source.slice(init.end, node.end)}`;
	}
	/** Rewrites a value that may be a new list, so that the recorder sees it. */
	listed(node) {
		if (!this.watchesWrites || !makesList(node)) return this.text(node);
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
* A site is a position in the source. Sites are numbered in source order.
*/
/**
* @param targetLines lines to report if not all are reported
* @param called name of the function to call in the end; undefined for a program that reads its input
* @param isByPlaces true if the board may be in any structure
*/
function rewritten(program, watching, targetLines, called, isByPlaces) {
	return new Rewriting(program, watching, targetLines, called, isByPlaces).program();
}
/** Node's parameters of a module. */
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
	/** The functions of that name, whose calls by the program itself are skipped. */
	#demoed;
	/** Statements right after a label, which must stay there. */
	#labelled = /* @__PURE__ */ new Set();
	/** Names of the module's parameters. */
	#parameters;
	constructor(program, watching, targetLines, called, isByPlaces) {
		super(program, watching, targetLines, isByPlaces);
		this.#program = program;
		this.#called = called;
		this.#demoed = called === void 0 ? /* @__PURE__ */ new Set() : calledFunctions(program.tree, called);
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
		const text = this.#list(body, hashBang, this.source.length, "");
		const inner = this.lineHooks?.program(tree, answer + text) ?? answer + text;
		return {
			text: `${`(function(${hooks.parameters}){return ${isAsync ? "async " : ""}function(${this.#parameters.join()}){`}${strict}${inner}\n}})`,
			lines: this.lines,
			scopes: this.lineHooks?.scopes ?? []
		};
	}
	/** Rewrites the statements of a body. */
	#list(statements, start, end, prologue) {
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
	/** Rewrites a statement in a statement list. */
	#statement(node) {
		const hooks = this.lineHooks;
		return hooks === void 0 ? this.text(node) : hooks.before(node) + this.text(node) + hooks.after(node);
	}
	/** Rewrites a body that need not be a block; adds braces if it gets line hooks. */
	#single(node) {
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
			case "ThrowStatement": return this.#thrown(node);
			case "IfStatement":
			case "ForStatement":
			case "ForInStatement":
			case "ForOfStatement":
			case "WhileStatement":
			case "DoWhileStatement":
			case "LabeledStatement": return this.#control(node);
			case "SwitchCase": return this.#case(node);
			case "YieldExpression":
			case "AwaitExpression": return this.lineHooks?.waiting(node, this.plain(node), this.#argumentOf(node)) ?? this.plain(node);
			case "ImportDeclaration":
			case "ExportNamedDeclaration":
			case "ExportDefaultDeclaration":
			case "ExportAllDeclaration": return moduleText(node, this.source, this.#parameters[1], (inner) => this.text(inner));
			case "MetaProperty": return nameOf(part(node, "meta")) === "import" ? this.#meta() : this.plain(node);
			default: return this.plain(node);
		}
	}
	#block(node) {
		const body = parts(node, "body");
		const first = this.source.indexOf("{", node.start) + 1;
		return `${this.source.slice(node.start, first)}${this.#list(body, first, node.end, "")}`;
	}
	#case(node) {
		const statements = parts(node, "consequent");
		const [first] = statements;
		if (first === void 0) return this.plain(node);
		const test = node["test"] === null ? [] : [part(node, "test")];
		return `${this.between(test, node.start, first.start)}${this.#list(statements, first.start, node.end, "")}`;
	}
	/** Rewrites loops and conditions, whose bodies may be statements without braces. */
	#control(node) {
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
			if (child === node["right"] && node.type === "ForOfStatement") text += this.marked(child);
			else if (node.type === "LabeledStatement") {
				this.#labelled.add(child);
				text += this.text(child);
			} else if (bodies.has(child)) text += this.#body(node, child);
			else if (child === node["test"] && node.type !== "IfStatement") text += hooks?.test(node, this.text(child)) ?? this.text(child);
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
	#body(node, body) {
		const text = this.#single(body);
		if (this.lineHooks !== void 0) return this.lineHooks.body(node, text);
		return this.#lacksPosition(node) ? `{${this.hooks.watched}.length;${text}}` : text;
	}
	#function(node) {
		const body = part(node, "body");
		const parameters = parts(node, "params");
		const names = parameters.map(nameOf).filter((name) => name !== void 0);
		const isBlock = body.type === "BlockStatement";
		const directives = isBlock ? directivesOf(parts(body, "body")) : [];
		return this.strictly(isStrictBy(directives), () => {
			const head = this.#headOf(node, parameters, body);
			const seen = names.length === 0 ? "" : this.#calledWith(node, names);
			const skipped = this.#demoed.has(node) ? this.#skipped(parameters) : void 0;
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
			const inner = this.#list(statements, first, body.end - 1, prologue);
			return `${head}{${this.lineHooks?.function(node, inner, isStrictBy(directives)) ?? inner}}`;
		});
	}
	/** The function's source before its body, rewritten. */
	#headOf(node, parameters, body) {
		return this.between(parameters, node.start, body.start);
	}
	#calledWith(node, names) {
		if (!this.watchesWrites) return "";
		const { watched, called } = this.hooks;
		const [number, site] = this.site(node);
		return `${watched}[${number}]&&${called}(${site},[${names.join()}])`;
	}
	/** Returns the code of a skipped call's value. */
	#skipped(parameters) {
		const names = parameters.map((one) => nameOf(one.type === "AssignmentPattern" ? part(one, "left") : one)).filter((name) => name !== void 0);
		return `${this.hooks.demo}.skip([${names.join()}])`;
	}
	/** `import.meta`. */
	#meta() {
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
	#thrown(node) {
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
/** Names that a module declares at its top level. */
function declaredNames(tree) {
	const names = /* @__PURE__ */ new Set();
	for (const statement of parts(tree, "body")) for (const one of [statement, ...parts(statement, "declarations")]) {
		const name = isNode(one["id"]) ? nameOf(one["id"]) : void 0;
		if (name !== void 0) names.add(name);
	}
	return names;
}
function directivesOf(statements) {
	const end = statements.findIndex((statement) => typeof statement["directive"] !== "string");
	return end === -1 ? statements : statements.slice(0, end);
}
function isStrictBy(directives) {
	return directives.some((directive) => directive["directive"] === "use strict");
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
/**
* Limits the memory of an engine. QuickJS has a limit of its own, but compiled to WebAssembly it does not know the size
* of what it has allocated.
*/
var MemoryLimit = class {
	#memory;
	#mostBytes;
	/** @param bytes that the program may have in addition to what the engine begins with */
	constructor(memory, bytes) {
		this.#memory = memory;
		this.#mostBytes = this.usedBytes + bytes;
		const grow = memory.grow.bind(memory);
		memory.grow = (pages) => {
			if (this.usedBytes + pages * PAGE_BYTES > this.#mostBytes) throw new RangeError("Out of memory");
			return grow(pages);
		};
	}
	/** Memory never shrinks. */
	get usedBytes() {
		return this.#memory.buffer.byteLength;
	}
	lift() {
		this.#mostBytes = Infinity;
	}
};
// src/worker/own/javascript/thrown.ts
/** The program's file name in the engine. */
var fileName = "program.js";
/** Converts a thrown value to an outcome. @param cut reason for an interrupt; a limit overrides the thrown value */
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
/** Outcome of `process.exit`: a runtime error, as for judges, unless the code is 0. */
function exited({ code, stack }) {
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
/** Outcome of a native stack overflow in the engine, after which it cannot report anything. */
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
/** Stack limit; with a larger one the engine's native stack may overflow before the check. */
var STACK_BYTES = 1 << 18;
var REALM_NAME = "backdoku.js";
/** Runs a program to its end. Rejects if the engine breaks. */
async function ran(newEngine, order) {
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
	const target = new Set(task.kind === "find" ? task.target.lines.map(([line]) => line) : []);
	const called = input.kind === "stdin" ? void 0 : input.name;
	const changed = rewritten(text, watchingOf(task, order), target, called, isByPlaces);
	return new EngineRun(await newEngine(), order, changed).outcome();
}
function watchingOf({ kind }, { way, isByPlaces }) {
	if (way === WAYS.plain) return "nothing";
	const isByLines = way === WAYS.lines;
	if (kind === "inspect" || isByPlaces) return isByLines ? "traced by lines" : "traced";
	if (kind === "find") return isByLines ? "target by lines" : "target";
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
	#text;
	#realm;
	#log;
	#halt;
	constructor(engine, order, text) {
		const runtime = engine.newRuntime();
		this.#memory = new MemoryLimit(engine.getWasmMemory(), order.attempt.memoryBytes);
		this.#runtime = runtime;
		this.#context = runtime.newContext();
		this.#order = order;
		this.#attempt = order.attempt;
		this.#watchdog = order.watchdog;
		this.#text = text;
		runtime.setMaxStackSize(STACK_BYTES);
	}
	outcome() {
		const runtime = this.#runtime;
		this.#realm = this.#madeRealm();
		this.#log = this.#context.getProp(this.#realm, "log");
		const made = this.#context.evalCode(this.#text.text, fileName, { type: "global" });
		if (made.error) return this.#notCompiled(made.error);
		this.#attempt.pages.begin(this.#text.lines);
		this.#attempt.started();
		this.#watchdog.begin();
		runtime.setInterruptHandler(() => this.#halt !== void 0 || this.#watchdog[0] !== 0);
		const { outcome, thrown } = this.#executed(made.value);
		runtime.removeInterruptHandler();
		this.#memory.lift();
		const seen = thrown === "overflow" ? {} : {
			...this.#seen(),
			...this.#io()
		};
		const sleptMs = thrown === "overflow" ? 0 : this.#slept();
		this.#watchdog.end();
		return {
			...seen,
			outcome,
			memoryBytes: this.#memory.usedBytes,
			sleptMs,
			report: thrown === "overflow" || thrown === void 0 ? "" : this.#report(thrown)
		};
	}
	/** Handles source that the parser accepts but the engine does not: newer syntax, or too large. */
	#notCompiled(error) {
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
	#executed(program) {
		try {
			const answer = this.#runToEnd(program);
			if (answer.kind !== "thrown") return {
				outcome: this.#unlessCut(answer),
				thrown: void 0
			};
			if (this.#halt?.reason === "exit") return {
				outcome: exited(this.#halt),
				thrown: void 0
			};
			this.#memory.lift();
			const thrown = this.#describedThrown(answer.error);
			return {
				outcome: outcomeOf$1(thrown, this.#watchdog.reason),
				thrown
			};
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
			return {
				outcome: stackOverflow(),
				thrown: "overflow"
			};
		}
	}
	/** Returns the limit at which a program was cut off in a promise's job, which hides the interrupt. */
	#unlessCut(outcome) {
		const { reason } = this.#watchdog;
		return reason === void 0 || reason === "done" ? outcome : {
			kind: reason,
			line: void 0
		};
	}
	/** Runs a program until its event loop is empty. */
	#runToEnd(program) {
		const { input } = this.#order.program;
		const started = this.#call("run", program);
		if ("error" in started && (input.kind === "stdin" || !this.#isByDemo())) return started;
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
		if (code !== 0) return exited({
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
	/** Returns true if a skipped call of the called function explains why the program's own text failed or exited. */
	#isByDemo() {
		if (this.#watchdog.reason !== void 0 || this.#halt !== void 0 && this.#halt.reason !== "exit") return false;
		const halt = this.#halt;
		this.#halt = void 0;
		const skipped = this.#call("hasSkipped");
		const isSkipped = !("error" in skipped) && this.#context.dump(skipped.value) === true;
		if (!isSkipped) this.#halt = halt;
		return isSkipped;
	}
	/** The first unhandled rejection. */
	#rejection() {
		const rejected = this.#call("rejection");
		if ("error" in rejected) return rejected.error;
		const { length } = this.#context.dump(rejected.value);
		return length === 0 ? void 0 : this.#context.getProp(rejected.value, 0);
	}
	#call(name, ...values) {
		const realm = this.#requireRealm();
		const result = this.#context.callFunction(this.#context.getProp(realm, name), realm, ...values);
		return result.error ? {
			kind: "thrown",
			error: result.error
		} : { value: result.value };
	}
	#describedThrown(error) {
		const described = this.#call("described", error);
		if ("error" in described) return {
			error: "Error",
			message: "",
			stack: "",
			line: void 0
		};
		return JSON.parse(this.#context.getString(described.value));
	}
	#seen() {
		const isCut = this.#watchdog.reason !== void 0;
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
	#slept() {
		const slept = this.#call("slept");
		return "error" in slept ? 0 : this.#context.getNumber(slept.value);
	}
	#report({ error, message, stack, line }) {
		const calls = stack.split("\n").filter((call) => call.includes(fileName)).slice(0, 10);
		const place = line ?? /:(\d+)(?::\d+)?\)?$/.exec(calls[0] ?? "")?.[1];
		const text = place === void 0 ? "" : this.#order.program.source.split("\n")[Number(place) - 1] ?? "";
		return `${[(place === void 0 ? "" : `${fileName}:${place}\n${text}\n\n`) + (message === "" ? error : `${error}: ${message}`), ...calls].join("\n")}\n`;
	}
	#requireRealm() {
		if (this.#realm === void 0) throw new Error("The realm is not made yet");
		return this.#realm;
	}
	#madeRealm() {
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
		const { program, way, isByPlaces } = this.#order;
		const { task } = this.#attempt;
		const { lines, scopes } = this.#text;
		const order = {
			givens: [...program.givens],
			sites: lines.length,
			isNarrowing: way === WAYS.narrowed,
			isByLines: way === WAYS.lines,
			isByPlaces,
			scopes,
			inspect: task.kind === "inspect" ? {
				event: task.event,
				lines: task.lines
			} : void 0,
			find: task.kind === "find" ? task.target : void 0,
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
			takePart: (events) => context.newNumber(this.#taken(context.getNumber(events))),
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
	#taken(events) {
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
* JavaScript and TypeScript, run by QuickJS compiled to WebAssembly. Each attempt rewrites its program and gets a fresh
* engine, so that no state leaks between runs.
*/
var JavaScriptLanguage = class JavaScriptLanguage {
	countsLines = false;
	#module;
	/** Source of the latest program whose board was found in another structure, where reruns look at once. */
	#sourceByPlaces;
	constructor(module) {
		this.#module = module;
	}
	/** Creates one engine up front, to load everything that needs the network. @param module the engine's */
	static async started(module) {
		const language = new JavaScriptLanguage(module);
		await language.#newEngine();
		return language;
	}
	#newEngine() {
		return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: this.#module }));
	}
	needsRestart() {
		return false;
	}
	prepared(program) {
		return {
			kind: "prepared",
			diagnostics: [],
			run: (attempt) => {
				if (attempt.task.kind === "time" || attempt.task.kind === "grade") return this.#ended(attempt, program, WAYS.plain, false);
				return attempt.task.kind !== "record" && this.#sourceByPlaces === program.source ? this.#ranByPlaces(attempt, program, WAYS.stores, void 0) : this.#ran(attempt, program, WAYS.narrowed);
			}
		};
	}
	async #ran(attempt, program, way) {
		const { seen, ...end } = await this.#ended(attempt, program, way, false);
		const next = nextWay(way, seen);
		if (next !== void 0) return {
			...end,
			next: (again) => this.#ran(again, program, next)
		};
		return isWithoutBoard(end, program, attempt) ? {
			...end,
			next: (again) => this.#ranByPlaces(again, program, WAYS.stores, end)
		} : end;
	}
	/**
	* Looks for the board in other structures than lists.
	* @param before the end to report if there is none; undefined for a program that is known to have one
	*/
	async #ranByPlaces(attempt, program, way, before) {
		const { seen, ...end } = await this.#ended(attempt, program, way, true);
		if (seen.mistaken === true && way !== WAYS.lines) return {
			...end,
			next: (again) => this.#ranByPlaces(again, program, WAYS.lines, before)
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
	async #ended(attempt, program, way, isByPlaces) {
		const watchdog = new Watchdog(attempt);
		const { outcome, report, io, memoryBytes, sleptMs, ...seen } = await ran(() => this.#newEngine(), {
			attempt,
			watchdog,
			program,
			way,
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
			isMistaken: seen.mistaken === true,
			...io && { io },
			isLight: false,
			isBroken: false,
			next: void 0,
			seen
		};
	}
};
/** With fewer givens, unrelated structures would match. */
var FEW_GIVENS = 9;
/** Ends of programs that ran long enough to have a board. */
var RAN = /* @__PURE__ */ new Set([
	"finished",
	"runtime-error",
	"time-limit"
]);
/** True if the program ran without a write to a board, and may keep one in a structure that is not a list. */
function isWithoutBoard({ outcome, isMistaken }, program, attempt) {
	return attempt.pages.events === 0 && !isMistaken && RAN.has(outcome.kind) && program.input.kind !== "check" && program.givens.filter((given) => given !== 0).length >= FEW_GIVENS;
}
// tests/support/javascript.ts
/** The worker for users' JavaScript programs, in this process and with the real engine. */
var ENGINE = createRequire(import.meta.url).resolve("@jitl/quickjs-wasmfile-release-sync/wasm");
async function startedEngine() {
	return JavaScriptLanguage.started(await WebAssembly.compile(await readFile(ENGINE)));
}
/** A worker as the page has it, except that its messages are read here. */
var JavaScriptWorker = class extends OwnTestWorker {
	constructor() {
		super(startedEngine);
	}
};
// build/pythonLibrary.ts
/**
* Python's standard library without the parts that judge programs never use, plus the app's own Python modules.
* Precompiled to bytecode, which starts three times as fast.
*/
var PACKAGES = fileURLToPath(new URL("../node_modules/", import.meta.url));
/** Folder of the Pyodide package. */
var PYODIDE_FOLDER = join(PACKAGES, "pyodide");
var OWN_FOLDER = fileURLToPath(new URL("../src/worker/own/python/", import.meta.url));
/** Not packaged: it runs as a program and is not imported. */
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
/** Stub for terminal colours, which are useless here; the original module takes a tenth of a start. */
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
	writeFileSync(temporary, await compiledLibrary(own));
	renameSync(temporary, file);
	return file;
}
/** The app's Python modules by file name in the package `backdoku`. */
function ownSources() {
	const sources = readdirSync(OWN_FOLDER).filter((name) => name.endsWith(".py") && name !== REFERENCE$1).toSorted().map((name) => [name, readFileSync(join(OWN_FOLDER, name), "utf8")]);
	return Object.fromEntries([["__init__.py", ""], ...sources]);
}
async function compiledLibrary(own) {
	const { loadPyodide } = await import("pyodide");
	const python = await loadPyodide({ lockFileContents: await emptyLockFile() });
	python.globals.set("LEFT_OUT", python.toPy(LEFT_OUT));
	python.globals.set("ENCODINGS", python.toPy(ENCODINGS));
	python.globals.set("REPLACED", python.toPy(REPLACED));
	python.globals.set("OWN", python.toPy(own));
	return python.runPython(RECIPE).toJs();
}
/** A Pyodide lock file without any packages. */
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
/** Same path as in `channel.py`. */
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
function messageIn(text) {
	try {
		const message = JSON.parse(text);
		return Array.isArray(message) ? message : [];
	} catch {
		return [];
	}
}
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
/** Layout of an entry in the module table: address of the name, address of the init function. */
var ENTRY_WORDS = 2;
/** @param left JSON of `Left`, reported by `closing.py` */
function closeMemory({ _module: module }, left) {
	const { kinds, held } = JSON.parse(left);
	const { _PyObject_GC_UnTrack: leaveOut } = module;
	for (const address of held) leaveOut(address);
	preventProxies(module, kinds);
	closeModules(module);
}
/** Replaces the JsProxy classes by None, so that no proxy is created again. */
function preventProxies(module, kinds) {
	const { HEAPU32: words, ___heap_base: end, __Py_NoneStruct: none } = module;
	const variables = words.subarray(0, end / WORD_BYTES);
	const at = variables.indexOf(kinds);
	if (at === -1) throw new Error("Pyodide has no classes of proxies where they were");
	variables[at] = none;
}
/** Nulls the init functions, so that the interpreter cannot create the modules. */
function closeModules({ HEAPU32: words, HEAPU8: bytes, _PyImport_Inittab: pointer }) {
	const table = words[pointer / WORD_BYTES] / WORD_BYTES;
	const [name, initFunction] = words.subarray(table, table + ENTRY_WORDS);
	for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1)) if (words[at + 1] === initFunction) {
		for (let entry = at; words[entry] !== 0; entry += ENTRY_WORDS) if (DISABLED_MODULES.has(textAt(bytes, words[entry]))) words[entry + 1] = 0;
	}
}
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
	/** @param pyodide freshly started; locked down here, so that only runs remain possible */
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
	/** Runs a program to its end. @param limit characters of a written file @throws if the interpreter breaks */
	run(program, way, task, limit, hooks) {
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
				...JSON.parse(this.#run(order, way)),
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
		case "record":
		case "grade": return { atJudge: true };
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
* Returns the outcome of a run that broke the interpreter.
* @param printed standard output, including the interpreter's stack dump
* @returns the outcome, and the output without the stack dump
*/
function broken(thrown, printed) {
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
/** Maps null, which is Python's None, to undefined. */
function numberOf(value) {
	return typeof value === "number" ? value : void 0;
}
function textOf(value) {
	return typeof value === "string" ? value : void 0;
}
// src/worker/own/python/reference.py?raw
var reference_default = "# Fixed reference workload, typical of searches. Its time here, compared with its time on the machine that estimates are\n# for, gives the ratio of their speeds.\nGIVENS = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'\nboard = [[int(GIVENS[9 * y + x]) for x in range(9)] for y in range(9)]\nblanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]\n\n\ndef fits(y, x, n):\n    for k in range(9):\n        if board[y][k] == n or board[k][x] == n:\n            return False\n    top, left = y // 3 * 3, x // 3 * 3\n    for i in range(3):\n        for j in range(3):\n            if board[top + i][left + j] == n:\n                return False\n    return True\n\n\ndef by_cells(depth):\n    if depth == len(blanks):\n        return True\n    y, x = blanks[depth]\n    for n in range(1, 10):\n        if fits(y, x, n):\n            board[y][x] = n\n            if by_cells(depth + 1):\n                return True\n            board[y][x] = 0\n    return False\n\n\nrow_used = [[False] * 10 for _ in range(9)]\ncolumn_used = [[False] * 10 for _ in range(9)]\nbox_used = [[False] * 10 for _ in range(9)]\n\n\ndef by_tables(depth):\n    if depth == len(blanks):\n        return True\n    y, x = blanks[depth]\n    b = y // 3 * 3 + x // 3\n    for n in range(1, 10):\n        if not (row_used[y][n] or column_used[x][n] or box_used[b][n]):\n            board[y][x] = n\n            row_used[y][n] = column_used[x][n] = box_used[b][n] = True\n            if by_tables(depth + 1):\n                return True\n            board[y][x] = 0\n            row_used[y][n] = column_used[x][n] = box_used[b][n] = False\n    return False\n\n\ndef candidates(y, x):\n    left = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n    for k in range(9):\n        for n in (board[y][k], board[k][x], board[y // 3 * 3 + k // 3][x // 3 * 3 + k % 3]):\n            if n in left:\n                left.remove(n)\n    return left\n\n\ndef by_candidates(depth):\n    if depth == len(blanks):\n        return True\n    y, x = blanks[depth]\n    for n in candidates(y, x):\n        board[y][x] = n\n        if by_candidates(depth + 1):\n            return True\n        board[y][x] = 0\n    return False\n\n\ndef clear():\n    for y, x in blanks:\n        board[y][x] = 0\n\n\nby_cells(0)\nclear()\nfor y in range(9):\n    for x in range(9):\n        n = board[y][x]\n        if n:\n            row_used[y][n] = column_used[x][n] = box_used[y // 3 * 3 + x // 3][n] = True\nby_tables(0)\nclear()\nby_candidates(0)\n";
// src/worker/own/python/timedRun.ts
/**
* Time budget for repeated runs, of which the fastest counts, because other processes interfere and the browser is
* still optimising the interpreter. For the same reasons program and reference alternate.
*/
var BUDGET_MS = 800;
var MAX_RUNS = 4;
var MIN_REFERENCES = 4;
var REFERENCE = {
	source: reference_default,
	input: {
		kind: "stdin",
		text: ""
	},
	givens: /* @__PURE__ */ new Uint8Array(81),
	optimized: false
};
/**
* Yields between runs, when the interpreter is free for other requests.
* @param ran runs a program unrecorded
* @param mostMs time limit; a program that exceeds it has no time
*/
function* timedRun(ran, dependencies, program, mostMs) {
	const reference = () => plainRunMs(ran, dependencies, REFERENCE, Infinity) ?? Infinity;
	const references = [reference()];
	let [plainMs, sumMs] = [Infinity, 0];
	try {
		for (let runs = 0; runs < MAX_RUNS && sumMs < BUDGET_MS; runs++) {
			yield;
			const ms = plainRunMs(ran, dependencies, program, mostMs) ?? Infinity;
			plainMs = Math.min(plainMs, ms);
			sumMs += ms;
			yield;
			references.push(reference());
		}
	} catch {
		return {
			plainMs: void 0,
			...fastestAndSlowest(references),
			isBroken: true
		};
	}
	while (references.length < MIN_REFERENCES) {
		yield;
		references.push(reference());
	}
	return {
		plainMs: plainMs === Infinity ? void 0 : plainMs,
		...fastestAndSlowest(references),
		isBroken: false
	};
}
function fastestAndSlowest(references) {
	return {
		referenceMs: Math.min(...references),
		slowReferenceMs: Math.max(...references.length > 1 ? references.slice(1) : references)
	};
}
/** Returns the time of an unrecorded run; undefined if it was cut off. @throws if the interpreter breaks */
function plainRunMs(ran, dependencies, program, mostMs) {
	const attempt = new RepeatedAttempt(dependencies, { kind: "time" }, mostMs);
	const { elapsedMs, isBroken } = ran(attempt, program);
	if (isBroken) throw new Error("The interpreter broke");
	return attempt.limit === void 0 ? elapsedMs : void 0;
}
// src/worker/own/python/pythonLanguage.ts
/** Restart above this share of the memory limit, because leftovers of earlier runs count against the next program. */
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
			run: (attempt) => this.#ran(attempt, program, isWatched(attempt.task) ? WAYS.narrowed : WAYS.plain)
		};
	}
	timed(dependencies, program, mostMs) {
		const ran = (attempt, timed) => this.#ran(attempt, timed, WAYS.plain);
		return timedRun(ran, dependencies, program, mostMs);
	}
	/** @param isLast true if no other way is tried */
	#ran(attempt, program, way, isLast = false) {
		const interpreter = this.#interpreter;
		const { pyodide } = interpreter;
		const { output, errors, pages } = attempt;
		const watchdog = new Watchdog(attempt, () => interpreter.memoryBytes);
		pyodide.setStdout(output);
		pyodide.setStderr(errors);
		pyodide.setInterruptBuffer(watchdog);
		let raw;
		try {
			raw = interpreter.run(program, way, attempt.task, output.limit, {
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
				...broken(error, output.text),
				...NO_REPORT,
				elapsedMs: watchdog.elapsedMs,
				isBroken: true,
				next: void 0
			};
		}
		const cut = watchdog.reason ?? (output.isOver ? "output-limit" : void 0);
		const io = ioOf(raw);
		const hasPuzzle = program.input.kind !== "stdin" || io?.input !== "unread";
		const next = isLast ? void 0 : nextRun(way, {
			raw,
			cut,
			isStepless: hasPuzzle && pages.events === 0
		});
		return {
			outcome: outcomeOf(raw, cut),
			elapsedMs: watchdog.elapsedMs,
			memoryBytes: interpreter.memoryBytes,
			sleptMs: 1e3 * (raw.slept ?? 0),
			hasBoard: raw.board === true || raw.kept === true,
			isMistaken: raw.mistaken === true,
			isLight: way !== 4 && isLight(way, raw, pages.events),
			...io && { io },
			isBroken: false,
			next: next && ((again) => this.#ran(again, program, next.way, next.isLast))
		};
	}
};
function isWatched({ kind }) {
	return kind !== "time" && kind !== "grade";
}
/** Returns how to run the program again; undefined if the run is final. */
function nextRun(way, { raw, cut, isStepless }) {
	if (way === 4) return cut === "time-limit" || cut === "memory-limit" ? {
		way: WAYS.narrowed,
		isLast: true
	} : void 0;
	const next = nextWay(way, raw);
	if (next !== void 0) return {
		way: next,
		isLast: false
	};
	if (way === WAYS.plain || !isStepless || raw.mistaken === true || cut !== void 0) return void 0;
	return raw.kind === "finished" || raw.kind === "runtime-error" && raw["error"] !== "RecursionError" ? {
		way: 4,
		isLast: false
	} : void 0;
}
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
var NO_REPORT = {
	hasBoard: false,
	isMistaken: false,
	isLight: false
};
// tests/support/python.ts
/** The worker for users' programs, in this process and with the real interpreter. */
/** Starts an interpreter, from the package's files and the library that the build makes. @param options extra ones */
async function startedPyodide(options = {}) {
	return await loadPyodide({
		...PYODIDE_OPTIONS,
		...options,
		indexURL: PYODIDE_FOLDER,
		stdLibURL: await pythonLibrary(),
		lockFileContents: await emptyLockFile()
	});
}
/** A worker as the page has it, except that its messages are read here. */
var PythonWorker = class extends OwnTestWorker {
	constructor(start = () => startedPyodide()) {
		super(async () => new PythonLanguage(await start()));
	}
};
// tests/worker/own/javascript/programs.ts
var FITS = `
function fits(board, r, c, n) {
  for (let k = 0; k < 9; k++) {
    if (board[r][k] === n || board[k][c] === n) return false
    if (board[Math.floor(r / 3) * 3 + Math.floor(k / 3)][Math.floor(c / 3) * 3 + k % 3] === n) return false
  }
  return true
}
`;
var READ = `const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number))
`;
var PRINT = `console.log(board.map((row) => row.join(' ')).join('\\n'))
`;
/** A search that calls `put(r, c, n)`. */
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
var putting = (name, put, writes) => ({
	name,
	source: `${READ}${FITS}${put}${PUTTING}${PRINT}`,
	...writes && { writes }
});
`${FITS}`, `${FITS}`, putting("a row under another name", "function put(r, c, n) {\n  const row = board[r]\n  row[c] = n\n}\n"), putting("a row that is handed to another function", "const put = (r, c, n) => set(board[r], c, n)\nfunction set(row, c, n) { row[c] = n }\n"), putting("values of assignments in use", "const put = (r, c, n) => (board[r][c] = n)\n"), putting("augmented assignments", "function put(r, c, n) {\n  if (n) board[r][c] += n\n  else board[r][c] -= board[r][c]\n}\n"), putting("patterns that assign", "let last\nfunction put(r, c, n) {\n  [board[r][c], last] = [n, n];\n  ({ n: board[r][c] } = { n })\n}\n"), putting("fill and splice", "function put(r, c, n) {\n  if (n % 2) board[r].fill(n, c, c + 1)\n  else board[r].splice(c, 1, n)\n}\n"), putting("rows that are put in place of others", "function put(r, c, n) {\n  board[r] = [...board[r].slice(0, c), n, ...board[r].slice(c + 1)]\n}\nconst swap = () => { [board[0], board[1]] = [board[1], board[0]] }\n"), putting("targets of loops", "function put(r, c, n) {\n  for (board[r][c] of [n]);\n}\n"), putting("writes that only a look at every line finds", "function put(r, c, n) {\n  Reflect.set(board[r], c, n)\n}\n"), putting("Object.assign, after a plain store", "board[0][0] = board[0][0]\nfunction put(r, c, n) {\n  Object.assign(board[r], { [c]: n })\n}\n"), `${READ}${FITS}${PUTTING}${PRINT}`, `${READ}${FITS}${PRINT}`, `${FITS}${PUTTING}${PRINT}`, `${FITS}`, `${FITS}`, `${READ}${FITS}`;
// bench/grade.ts
/** Gradings measured by `bench/grade.mjs`. */
/** The first cases, which are small. */
var CASES = casesOf("boj-2580").slice(0, 30);
var LIMITS = {
	timeMs: 6e4,
	memoryBytes: 1 << 29,
	output: 65536
};
var listing = (extension) => runnableSource(readFileSync(`src/core/programs/tables/listing.${extension}`, "utf8"), "first");
var COMPARED = [
	{
		language: "python",
		native: "python3",
		source: listing("py"),
		worker: new PythonWorker(),
		command: (folder, source) => ["python3", written(folder, "program.py", source)]
	},
	{
		language: "cpp",
		native: "g++ -O2",
		source: listing("cpp"),
		worker: new CppWorker(),
		command(folder, source) {
			const executable = join(folder, "program");
			const file = written(folder, "program.cpp", source);
			execFileSync("g++", [
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
		command: (folder, source) => ["node", written(folder, "program.cjs", source)]
	}
];
/** @param rounds the fastest one counts */
async function gradings(rounds) {
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
function written(folder, name, text) {
	const file = join(folder, name);
	writeFileSync(file, text);
	return file;
}
export { gradings };
